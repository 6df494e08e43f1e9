/** The database that test files clone; `global-setup.ts` makes it. */
export const templateName = 'template_academy'
/** The role of the academy in tests: it may no more than the one that serves an academy. */
export const testRole = 'academy_app'
