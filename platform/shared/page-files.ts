import type { Rule } from './access.ts'

/** The built files of something that pages show, by their addresses, and the words it needs in each language. */
export interface NeededFiles {
  readonly files: readonly string[]
  readonly words: Readonly<Record<string, readonly string[]>>
}

export interface PageFiles extends NeededFiles {
  /** The screen's, as declared. */
  readonly path: string
  readonly rule: Rule
  /** Opens for who is signed in alone. */
  readonly auth: boolean
}

/** What the build writes down for the server: which files a visit to an address begins with, beside the first file's own. */
export interface FilesOfPages {
  /** Of logging in, which comes before the page that it leads to. */
  readonly logIn: readonly string[]
  /** Of any page in the frame. */
  readonly frame: NeededFiles
  /** Of the start, whatever page it is. */
  readonly start: NeededFiles
  readonly pages: readonly PageFiles[]
}

/** Where the build writes it, below the folder of the built pages. */
export const filesOfPagesAt = '.vite/pages.json'

/** The page that a log-in leads to. */
export interface NextPage extends NeededFiles {
  /** As it was wanted; null: the home of whoever logs in. */
  readonly to: string | null
  /** What it asks for first: of the page that was wanted, or of each home. */
  readonly asks: readonly { readonly page: string; readonly rule: Rule; readonly addresses: readonly string[] }[]
}

/** What the server writes into the head of a page. */
export interface HeadOfPage {
  readonly start: NeededFiles
  /** Of the page at this address. */
  readonly here: (NeededFiles & { readonly auth: boolean }) | null
  /** Of the page that a log-in at this address leads to. */
  readonly next: NextPage | null
  /** What the page would ask for at once. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** The log-in page as markup, below the folder of the built pages. */
export const firstSightAt = '.vite/log-in.html'

/** Beside a built file lies the same packed with Brotli, under its name with this ending. */
export const packedEnding = '.br'
