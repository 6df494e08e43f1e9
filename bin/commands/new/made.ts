/** Files to write or to change, and what is left to do by hand. */
export interface Made {
  readonly files: readonly { readonly path: string; readonly text: string }[]
  /** Files that there are and get something more. */
  readonly changes?: readonly { readonly path: string; readonly change: (text: string) => string }[]
  readonly next: readonly string[]
}
