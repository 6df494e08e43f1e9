/** The database that test files clone; `global-setup.ts` makes it. */
export const templateName = 'template_academy'
