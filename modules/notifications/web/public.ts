/** Parts of pages on which modules below write letters; such a page loads the words of `notifications`. */
export { MailPreview } from './parts/MailPreview.tsx'
export { LettersShown } from './parts/LettersShown.tsx'
export { MailVersions } from './parts/MailVersions.tsx'
export { TemplateFields } from './parts/TemplateFields.tsx'
export { withMarkNames } from './parts/mark-names.ts'
export { isWritten, type Wording } from './parts/template.ts'
export { LetterKeyPage } from './parts/LetterKeyPage.tsx'
