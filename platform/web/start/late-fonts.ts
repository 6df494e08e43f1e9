const mark = 'fontsHere'

/**
 * Whether the fonts come after the page: on the log-in page of a browser that was never here, where on a slow line they
 * would hold up what the form needs. Documents are printed in them, so that every other page has them from the start.
 */
export const fontsAreLate = (): boolean =>
  /^\/pages\/login(\/|$)/i.test(location.pathname) && localStorage.getItem(mark) === null

/** This browser has them. */
export const noteFonts = (): void => localStorage.setItem(mark, 'true')
