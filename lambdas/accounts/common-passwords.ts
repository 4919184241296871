/** The passwords that every list of leaks begins with, worldwide and in French; compared in lower case. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 11111111 111111 000000 00000000
  123123 123123123 1234abcd abcd1234 abc123 abc12345 a1b2c3d4 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qwerty
  qwerty1 qwerty12 qwerty123 qwertyuiop azerty azerty1 azerty12 azerty123 azertyuiop azerty1234 qsdfghjk
  password password1 password12 password123 passw0rd p@ssw0rd pass1234 motdepasse motdepasse1 motdepasse123 mdp123
  mdp12345 admin admin1 admin123 admin1234 administrateur welcome welcome1 welcome123 bienvenue bienvenue1
  bonjour bonjour1 bonjour12 bonjour123 salut123 soleil soleil1 soleil12 soleil123 doudou doudou1 doudou123
  loulou loulou1 loulou123 chouchou chouchou1 chocolat chocolat1 marseille marseille13 marseille1 paris2024
  paris123 france98 france123 jetaime jetaime1 jetaime123 iloveyou iloveyou1 amour123 coucou coucou1 coucou123
  nicolas nicolas1 camille camille1 thomas thomas1 julien julien1 alexandre1 sandrine1 isabelle1 caroline1
  princesse princesse1 football football1 dragon dragon123 monkey monkey123 letmein letmein1 sunshine sunshine1
  superman superman1 batman123 pokemon pokemon1 naruto123 starwars starwars1 master123 michael1 shadow123
  trustno1 zaq12wsx asdfghjk asdfghjkl asdf1234 qazwsx123 secret123 changeme changeme1 test1234 test123 azeazeaze
  aaaaaa aaaaaaaa aaaaaaa1 aa123456 a123456 a12345678 a123456789 66666666 77777777 88888888 99999999 12341234
  112233 11223344 121212 12121212 654321 87654321 147258369 159357 159753 123321 123321123 696969 987654
  numerologie numerologie1 astrologie astrologie1 horoscope horoscope1 sagesse1 sagesses1 quatresagesses`
    .split(/\s+/)
    .filter(Boolean),
);

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
