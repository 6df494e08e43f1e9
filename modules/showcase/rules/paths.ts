/** Where the public pages of a course and of a class stand; links, codes and search engines know them by these. */
export const pathOfCatalogue = '/Catalogue'
export const pathOfCourse = (courseId: number) => `/Catalogue/${courseId}` as const
export const pathOfClass = (classId: number) => `/Catalogue/Class/${classId}` as const

/** The id that a part of an address is; null where it is none. */
export function idIn(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= 2_147_483_647 ? id : null
}
