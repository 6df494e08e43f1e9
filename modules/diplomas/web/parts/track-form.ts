import type { Output } from '#platform/shared/call.ts'
import type { RecordFormState } from '#platform/web/forms/useRecordForm.ts'
import type { diplomasCalls as calls } from '../../contract/calls.ts'

type Track = Output<typeof calls.getTrack>
const noText = () => ({ ar: '', en: '', fr: '' })

/** What the form of a track shows at first; a new one may be begun for a diploma. */
export const initialTrack = (track: Track | null, diplomaId: number | null) => ({
  Code: track?.Code ?? '',
  Name: { ...noText(), ...track?.Name },
  Description: { ...noText(), ...track?.Description },
  DiplomaID: track ? track.DiplomaID : diplomaId,
  LeastElectives: (track?.LeastElectives ?? 0) as number | null,
  Courses: (track?.Courses ?? []).map(({ ID, IsRequired }) => ({ CourseID: ID, IsRequired })),
})
export type TrackForm = RecordFormState<ReturnType<typeof initialTrack>>
