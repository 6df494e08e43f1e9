/*
 * Signs with which a spreadsheet begins to calculate, also after spaces and in their wide forms, and the tab or line end
 * at the front that some of them skip.
 */
const formula = /^(?:[\s\u00a0]*[=+\-@＝＋－＠]|[\t\r\n])/
const number = /^[+-]?[\d٠-٩][\d٠-٩.,٫٬\s]*%?$/

/** A text that a spreadsheet would read as a formula is marked as text by an apostrophe. Numbers stay numbers. */
export const guarded = (text: string): string => (formula.test(text) && !number.test(text) ? `'${text}` : text)

/** The text as it was before it was guarded. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
