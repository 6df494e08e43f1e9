import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { AppealState } from '../../rules/appeals.ts'
import type { competitionsCalls as calls } from '../../contract/calls.ts'
import type { CompetitionState } from '../../rules/competition-states.ts'
import type { EntryState } from '../../rules/entry-states.ts'

export type Competition = Output<typeof calls.getCompetition>
export type OwnCompetition = Output<typeof calls.getAvailableCompetitions>['Items'][number]
export type OwnEntry = NonNullable<OwnCompetition['Entry']>

export const competitionTones: Readonly<Record<CompetitionState, Tone>> = {
  draft: 'neutral',
  published: 'info',
  registrationOpen: 'success',
  running: 'success',
  closed: 'neutral',
  correction: 'warning',
  provisional: 'info',
  appeals: 'warning',
  final: 'success',
  archived: 'neutral',
}
export const entryTones: Readonly<Record<EntryState, Tone>> = {
  entered: 'info',
  awaitingPayment: 'info',
  proofUploaded: 'warning',
  proofRejected: 'danger',
  admitted: 'success',
  withdrawn: 'neutral',
}
export const appealTones: Readonly<Record<AppealState, Tone>> = {
  filed: 'warning',
  upheld: 'success',
  rejected: 'danger',
}

export const certificateOf = ({ ID }: Pick<OwnEntry, 'ID'>): string =>
  href('/report/CompetitionCertificate/:ID?', { ID })

/** How long a paper took: 12:05, or 1:12:05. */
export function TimeUsed({ milliseconds }: { milliseconds: number | null }) {
  const text = useTimeUsed()
  return <bdi dir="ltr">{text(milliseconds)}</bdi>
}

export function useTimeUsed(): (milliseconds: number | null) => string {
  const format = useFormat()
  return (milliseconds) => {
    if (milliseconds === null) return format.digits('–')
    const seconds = Math.round(milliseconds / 1000)
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    const two = (value: number) => String(value).padStart(2, '0')
    return format.digits(hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`)
  }
}
