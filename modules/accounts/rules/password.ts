/** From so many characters on, what they are is not asked: length does more than signs that people put at the end. */
export const longEnough = 15
const isLong = (password: string) => [...password].length >= longEnough

/** The checks that the page shows while a new password is typed: its published ones, and the list (decision 49). */
export const passwordChecks = {
  characters: (password: string) => [...password].length >= 8,
  number: (password: string) => isLong(password) || /\p{Nd}/u.test(password),
  uppercase: (password: string) => isLong(password) || /\p{Lu}/u.test(password),
  special: (password: string) => isLong(password) || /[^\p{L}\p{N}\s]/u.test(password),
  notCommon: (password: string) => !isCommon(password),
} as const
export type PasswordCheck = keyof typeof passwordChecks

/** The checks that the password does not meet; none: it may be used. */
export function failedChecks(password: string): PasswordCheck[] {
  return (Object.keys(passwordChecks) as PasswordCheck[]).filter((check) => !passwordChecks[check](password))
}

/*
 * Words that head the public lists of stolen passwords; with a capital, a digit and a sign added they pass the
 * other checks. What stays after undoing those additions is compared.
 */
const commonWords = new Set(
  (
    'password passw0rd qwerty qwertyuiop azerty asdfgh asdfghjkl zxcvbn welcome letmein iloveyou admin administrator ' +
    'login master monkey dragon football baseball princess sunshine shadow superman trustno changeme secret test ' +
    'abc abcd abcdef abcdefgh qazwsx user default guest root summer winter spring autumn cairo egypt mohamed ahmed ' +
    'academy training diwan p@ssword p@ssw0rd pa$$word pa$$w0rd'
  ).split(' '),
)

const isLetter = (sign: string) => /\p{L}/u.test(sign)

function isCommon(password: string): boolean {
  const signs = [...password.toLowerCase()]
  const first = signs.findIndex(isLetter)
  return first >= 0 && commonWords.has(signs.slice(first, signs.findLastIndex(isLetter) + 1).join(''))
}
