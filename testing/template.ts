import { dataKeysFrom } from '#platform/server/vault/keys.ts'

/** The database that test files clone; `global-setup.ts` makes it. */
export const templateName = 'template_academy'
/** The role of the academy in tests: it may no more than the one that serves an academy. */
export const testRole = 'academy_app'

export const testDataKey = 'f3Kx9QmB7tRz2VwL5nYc8HsJ4dGp6UaE'
/** What passport numbers and files of the template are encrypted with. */
export const testDataKeys = dataKeysFrom([testDataKey])
