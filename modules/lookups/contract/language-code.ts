import { givenCode } from '#platform/shared/shapes.ts'

/** A language that something is taught in, by the code of its entry in the academy's list of languages. */
export const languageCode = () => givenCode(30)
