import type { LetterPicture } from '#platform/shared/letters/merge-text.ts'

/** A merge field that a text may hold. */
export interface MergeFieldOffer {
  readonly name: string
  readonly label: string
}

/** A picture that a text may show, with the address that pages show it by. */
export interface MergePicture {
  readonly place: LetterPicture
  readonly address: string
}
