/** Letters and digits that nobody takes for another. */
export const passAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const passLength = 12

/** A code as it is shown: in three groups. */
export const shownPass = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/**
 * What was typed as a pass's code has it, whole or begun: without dashes and spaces. Null where it reads as a name: without
 * a digit, or in other letters.
 */
export function codeBegun(text: string): string | null {
  const code = text.trim().slice(0, 300).toUpperCase().replace(/[\s-]/g, '')
  return /^[0-9A-Z]+$/.test(code) && /\d/.test(code) ? code : null
}

/**
 * The pass in what was typed, pasted or read by a camera: its address, with dashes, spaces or small letters. Null where there
 * is none.
 */
export function passIn(text: string): string | null {
  const last = text.trim().slice(0, 300).split('/').at(-1) ?? ''
  const code = last.toUpperCase().replace(/[\s-]/g, '')
  return code.length === passLength && [...code].every((letter) => passAlphabet.includes(letter)) ? code : null
}
