import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as settings } from '#modules/settings/text/en.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as requests } from '../en.ts'

export const en: Words<typeof ar> = {
  about:
    'What a proposal says beside its figures. The coordinator picks a template when writing a version; its text is filled and stays in that version.',
  kinds: { organization: 'To an organization', trainee: 'To a trainee' },
  template: 'Template',
  proposals: 'Proposals made of it',
  text: terms.text,
  state: terms.state,
  isDefault: 'Default',
  offered: settings.documents.on,
  notOffered: 'Not offered',
  add: 'Add a template',
  back: 'All templates',
  name: 'Name of the template',
  body: requests.fields.text,
  isActive: 'Offered when proposals are written',
  activeHint: 'The default stays offered.',
  own: 'The academy’s',
  shipped: 'Original',
  marks: 'Merge fields',
  marksHelp: 'Place the cursor in a text, then choose a field to insert. The version fills it when it is written.',
  insert: 'Insert the field: {{mark}}',
  preview: 'Preview of the proposal',
  previewOf: 'As the newest proposal says it, the one for request {{code}}.',
  previewNone: 'There are no proposals of this kind yet, so the fields appear by their names.',
  versions: terms.versions,
  version: terms.versionNumber,
  noVersions: 'This wording was never changed.',
  useVersion: 'Put this wording into the form',
  put: 'The wording is in the form. Check it, then save.',
}
