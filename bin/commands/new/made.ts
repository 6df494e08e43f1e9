/** Files to write, and what is left to do by hand. */
export interface Made {
  readonly files: readonly { readonly path: string; readonly text: string }[]
  readonly next: readonly string[]
}
