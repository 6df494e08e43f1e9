const ofClass = 'class-'

/** What a printed code leads to: a course of the catalogue by its id, or a class. */
export type Poster = { readonly courseId: number } | { readonly classId: number }

/** How a class is named in the poster's address; a course is named by its id alone. */
export const posterOfClass = (classId: number): string => `${ofClass}${classId}`

/** What may stand in the address: also what names neither, as of a link that was cut. */
export const posterId = /^[\w-]{1,20}$/

/** Null for what is no id. */
export const posterOf = (text: string): Poster | null => {
  if (!/^(class-)?[1-9]\d{0,9}$/.test(text)) return null
  return text.startsWith(ofClass) ? { classId: idOf(text.slice(ofClass.length)) } : { courseId: idOf(text) }
}

/** What is more than any id can be is the last of them, which nothing has. */
const idOf = (digits: string): number => Math.min(Number(digits), 2_147_483_647)
