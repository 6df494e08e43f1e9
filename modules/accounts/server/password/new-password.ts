import { invalidInput, refuse } from '#platform/shared/refusal.ts'
import { hashPassword } from './password-hash.ts'

/** Read when the first password is chosen: thirty thousand words, which no browser and no start has to load. */
let list: Promise<ReadonlySet<string>> | null = null
const stolen = () =>
  (list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
/** More around a word than this is no decoration any more. */
const mostAround = 6

/**
 * Whether the password heads the public lists of stolen ones: as it is, with signs for letters, or with a few digits and
 * signs put around it. The page knows the first words of the list alone.
 */
export async function isStolen(password: string): Promise<boolean> {
  const known = await stolen()
  const typed = password.normalize('NFKC').toLowerCase()
  return [typed, core(typed), core(spelledOut(typed)), spelledOut(core(typed))].some((form) => known.has(form))
}

const spelledOut = (text: string) => [...text].map((sign) => lookalikes[sign] ?? sign).join('')

/** Without what stands around its letters. Two loops, so that a long text takes no longer for it. */
function core(text: string): string {
  const signs = [...text]
  let [from, to] = [0, signs.length]
  while (from < to && !/\p{L}/u.test(signs[from]!)) from++
  while (to > from && !/\p{L}/u.test(signs[to - 1]!)) to--
  return signs.length - (to - from) > mostAround ? text : signs.slice(from, to).join('')
}

/** The hash of a password that somebody chooses; refuses a stolen one at its field. */
export async function hashNewPassword(password: string, field: string): Promise<string> {
  if (await isStolen(password)) refuse(invalidInput, {}, [{ path: field, code: 'commonPassword' }])
  return hashPassword(password)
}
