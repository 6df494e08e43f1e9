import { useState } from 'react'
import { CostSheet } from '#modules/costing/web/public.ts'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { requestActs as acts } from '../../contract/acts.ts'
import { ProposalForm } from './ProposalForm.tsx'
import type { CourseRequest } from './request.ts'
import { RequestFacts } from './record/RequestFacts.tsx'
import { RequestFrame } from './record/RequestFrame.tsx'
import { useProposalActs } from './record/useProposalActs.ts'
import { Versions } from './Versions.tsx'

/** What a request costs, line by line, and the proposal whose price begins with it. */
export function CostsOfRequest({ request, onReload }: { request: CourseRequest; onReload: () => void }) {
  const t = useText('requests')
  const [isWriting, setWriting] = useState(false)
  const close = () => setWriting(false)
  const proposalActs = useProposalActs(request, () => setWriting(true))
  const newest = request.Proposals.slice(0, 1)
  return (
    <RequestFrame
      request={request}
      actions={
        <ActionBar
          module="requests"
          allowed={request.Actions}
          actions={{
            ...actButtons(acts, request, ['takeUnderCosting', 'writeProposal', 'sendProposal'], proposalActs),
            open: {
              always: true,
              label: t('openRequest'),
              href: href('/CourseRequest-Edit/:ID?', { ID: request.ID }),
            },
          }}
          onDone={onReload}
        />
      }
    >
      <Section title={t('sections.facts')}>
        <RequestFacts request={request} staff />
      </Section>
      <CostSheet kind="courseRequest" id={request.ID} />
      {newest.length > 0 && (
        <Section title={t('sections.proposals')}>
          <Versions proposals={newest} staff />
        </Section>
      )}
      <Dialog opened={isWriting} onClose={close} title={t('newVersion')} size="xl">
        {isWriting && <ProposalForm request={request} onClose={close} onReload={onReload} />}
      </Dialog>
    </RequestFrame>
  )
}
