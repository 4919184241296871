import { expect, test } from 'vitest';
import { usedCss } from '../../../../web/used-css.ts';

const css =
  ':root{--ink:#000}.a:hover{color:red}.b{color:blue}details[open] p{margin:0}@media (width<30rem){.a{top:0}.b{top:1px}}';

test('a page inlines the rules of its own markup, with states of the browser', async () => {
  const used = await usedCss(css, '<details><p class="a">x</p></details>');
  expect(used).toContain(':root{--ink:#000}');
  expect(used).toContain('.a:hover{color:red}');
  expect(used).toContain('details[open] p{margin:0}');
  expect(used).toContain('.a{top:0}');
  expect(used).not.toContain('.b');
});
