/** A document of which many may be had as one PDF (`isBundled`), as its address names it. */
export interface AskedPaper {
  readonly Report: string
  readonly Parameters: Readonly<Record<string, string>>
  /** The number that people know it by. */
  readonly Label: string
}

/** What is to be printed, in this order, and what the file is called. */
export interface Asked {
  readonly name: string
  readonly papers: readonly AskedPaper[]
}
