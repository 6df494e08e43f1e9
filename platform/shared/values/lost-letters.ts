const from1252 = '\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const from1256 = `${from1252}\u067e\u0679\u0686\u0698\u0688\u06af\u06a9\u0691\u06ba\u060c\u061b\u061f\u200c\u200d`

/** The bytes of UTF-8 that were read as letters of a code page: two Arabic letters of `مصر` as `Ù…Øµ` or `ظ…طµ`, `é` as `Ã©`. */
const misread = new RegExp(
  `(?:[ØÙÚÛ][${from1252}]){2}|(?:[\u0637\u0638][${from1256}]){2}|[ÃÂ][\u0080-\u00aa\u00ac-\u00b6\u00b8-\u00ba\u00bc-\u00bf]`,
)

/** Nothing but question marks and what stands between words. */
const asked = /^[?\s\d.,\u060c;:'"()_/-]*$/

/**
 * Whether letters of a text were lost before it came here, by a program that saved it in a code page which does not have
 * them: `???? ????`, `�`, or one letter read as two.
 */
export const hasLostLetters = (text: string): boolean =>
  text.includes('\ufffd') || misread.test(text) || (asked.test(text) && /(?:\?\s?){3}/.test(text))
