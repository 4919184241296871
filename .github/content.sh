#!/bin/sh
# Writes `go` for the next jobs: false when the terms of sale were published just now, because their commit is tested
# instead, and at night, unless a price or a text that was announced holds from this day on.
set -eu

answer() { echo "go=$1" >>"$GITHUB_OUTPUT"; exit 0; }

if [ "$EVENT" = schedule ]; then
  today=$(TZ=Europe/Paris date +%F)
  grep -rqE "\"from\": *\"$today\"" lib/services lib/content && answer true
  answer false
fi

if [ "$EVENT" = push ] && [ "$GITHUB_REF" = refs/heads/main ]; then
  npm run content
  if [ -n "$(git status --porcelain lib/content/terms .pages.yml)" ]; then
    git add lib/content/terms .pages.yml
    git -c user.name=github-actions -c user.email=github-actions@users.noreply.github.com \
      commit -m 'The terms of sale follow what the owner saved'
    git push
    # A push by a workflow starts none.
    gh workflow run deploy.yml --ref main
    answer false
  fi
fi
answer true
