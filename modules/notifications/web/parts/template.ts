import type { Output } from '#platform/shared/call.ts'
import type { notificationsCalls as calls } from '../../contract/calls.ts'

/** A letter as its page reads it. */
export type Template = Output<typeof calls.getSystemMailTemplate>

/** The words of a letter as they stand in its form. */
export type Wording = Pick<Template, 'Title' | 'Body'>

/** None of its texts is empty. */
export const isWritten = ({ Title, Body }: Wording): boolean =>
  [...Object.values(Title), ...Object.values(Body)].every((text) => text.trim() !== '')

/** A letter as its reader would see it, in each language. */
export type Letters = Output<typeof calls.previewMailTemplate>['Letters']
