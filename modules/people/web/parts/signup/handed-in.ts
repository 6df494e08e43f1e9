import type { Signup } from './StandingNotice.tsx'
import type { DraftKept } from './draft.ts'

type Attachments = NonNullable<Signup['Organization']>['Attachments']

/** Files of an application that was asked for more: they stay unless taken away. */
export const attachmentsHandedIn = (
  attachments: Attachments,
): { values: { FileID: number; Title: string }[]; files: DraftKept['draft']['files'] } => ({
  values: attachments.map(({ FileID, Title }) => ({ FileID, Title })),
  files: Object.fromEntries(
    attachments.map(({ FileID, FileName, Bytes }) => [FileID, { Name: FileName, Bytes }] as const),
  ),
})
