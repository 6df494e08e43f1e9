/** The same keys as the source dictionary with other words: a missing key does not compile. */
export type Words<Source> = { readonly [Key in keyof Source]: Source[Key] extends string ? string : Words<Source[Key]> }

/** A dictionary that may lack keys; what it lacks falls back to English, then Arabic. */
export type SomeWords<Source> = {
  readonly [Key in keyof Source]?: Source[Key] extends string ? string : SomeWords<Source[Key]>
}
