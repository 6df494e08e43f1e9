const wordsOf = (name: string): string[] => name.split(/[-_\s]|(?<=[a-z0-9])(?=[A-Z])/).filter(Boolean)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** approve-visa: files. */
export const kebab = (name: string): string => wordsOf(name).join('-').toLowerCase()
/** approve_visa: tables. */
export const snake = (name: string): string => wordsOf(name).join('_').toLowerCase()
/** ApproveVisa: components and wire names; capitals that were given stay, as in InvoiceIACE. */
export const pascal = (name: string): string => wordsOf(name).map(capital).join('')
/** approveVisa: code. */
export const camel = (name: string): string => pascal(name).replace(/^./, (letter) => letter.toLowerCase())
/** Approve visa: what people read. */
export const sentence = (name: string): string => capital(wordsOf(name).join(' ').toLowerCase())
