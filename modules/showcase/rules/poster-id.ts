import { idIn } from './paths.ts'

const ofClass = 'class-'

/** What a printed code leads to: a course of the catalogue by its id, or a class. */
export type Poster = { readonly courseId: number } | { readonly classId: number }

/** How a class is named in the poster's address; a course is named by its id alone. */
export const posterOfClass = (classId: number): string => `${ofClass}${classId}`

/** What may stand in the address: also what names neither, as of a link that was cut. */
export const posterId = /^[\w-]{1,20}$/

/** Null for what is no id. */
export function posterOf(text: string): Poster | null {
  const isClass = text.startsWith(ofClass)
  const id = idIn(isClass ? text.slice(ofClass.length) : text)
  return id === null ? null : isClass ? { classId: id } : { courseId: id }
}
