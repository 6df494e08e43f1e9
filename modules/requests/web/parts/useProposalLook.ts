import { useEntryLook } from '#modules/lookups/web/public.ts'
import { useText } from '#platform/web/text.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { proposalTones, type ProposalState } from '../../rules/proposal.ts'

/** The word and the colour of a state of a proposal, as the academy has chosen them. */
export function useProposalLook(): (state: ProposalState) => { label: string; tone: Tone } {
  const t = useText('requests')
  const look = useEntryLook('ProposalStatus')
  return (state) => look(state) ?? { label: t(`proposalStates.${state}`), tone: proposalTones[state] }
}
