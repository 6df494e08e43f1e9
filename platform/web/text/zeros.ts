/** Arabic writes the digit zero as a dot: standing alone it is a word, or it would read as a value that is missing. */
export const zeros: Record<string, { readonly alone: string; readonly minutes: string }> = {
  ar: { alone: 'صفر', minutes: 'صفر دقيقة' },
}
