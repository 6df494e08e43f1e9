/** Arabic writes the digit zero as a dot: standing alone it is a word, or it would read as a value that is missing. */
export const zeros: Readonly<Record<string, string>> = { ar: 'صفر' }
export const zeroMinutes: Readonly<Record<string, string>> = { ar: 'صفر دقيقة' }
