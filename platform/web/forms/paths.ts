type Leaf = string | number | boolean | bigint | symbol | null | undefined
type Less = [never, 0, 1, 2, 3]
type IsAny<T> = 0 extends 1 & T ? true : false
type Present<T> = Exclude<T, null | undefined>

/** Dotted paths into the values of a form: `Name`, `Name.ar`, `Contacts.${number}.Value`. Four levels deep. */
export type PathOf<T, Depth extends number = 3> =
  IsAny<T> extends true
    ? string
    : [Depth] extends [never]
      ? never
      : T extends readonly (infer Item)[]
        ? `${number}` | `${number}.${PathOf<Present<Item>, Less[Depth]>}`
        : T extends Leaf
          ? never
          : { [Key in keyof T & string]: Key | `${Key}.${PathOf<Present<T[Key]>, Less[Depth]>}` }[keyof T & string]

/** The value at a path. */
export type ValueAt<T, Path extends string> =
  IsAny<T> extends true
    ? any
    : Path extends `${infer Head}.${infer Rest}`
      ? ValueAt<Present<Step<T, Head>>, Rest>
      : Step<T, Path>

type Step<T, Key extends string> = T extends readonly (infer Item)[] ? Item : Key extends keyof T ? T[Key] : never
