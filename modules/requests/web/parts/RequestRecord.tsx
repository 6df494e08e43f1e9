import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { send } from '#platform/web/client.ts'
import { Colon, Typed } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { History } from '#platform/web/ui/History.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { Steps } from '#platform/web/ui/Steps.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { requestActs as acts } from '../../contract/acts.ts'
import { EditRequest } from './AskForm.tsx'
import { MoneyOfRequest } from './MoneyOfRequest.tsx'
import { Nominees } from './Nominees.tsx'
import { isInvoiced, moneyComesFirst, placeOnWay, way, type CourseRequest } from './request.ts'
import { RequestFacts } from './record/RequestFacts.tsx'
import { RequestFrame } from './record/RequestFrame.tsx'
import { useProposalActs } from './record/useProposalActs.ts'
import { RequestPapers } from './RequestPapers.tsx'
import { Versions } from './Versions.tsx'

const AssignForm = lazyPart(async () => (await import('./record/AssignForm.tsx')).AssignForm)
const ProposalForm = lazyPart(async () => (await import('./ProposalForm.tsx')).ProposalForm)

const ofStaff = [
  'submit',
  'takeUnderCosting',
  'writeProposal',
  'approveProposal',
  'sendProposal',
  'recallProposal',
  'revokeLink',
  'closeNominations',
  'close',
  'edit',
  'assign',
  'cancel',
] as const
const ofApplicant = ['submit', 'accept', 'askRevision', 'decline', 'closeNominations', 'edit', 'withdraw'] as const

/** A request, read first: where it stands, what may be done, what was asked, offered, who comes, what is paid. */
export function RequestRecord({
  request,
  staff,
  onReload,
}: {
  request: CourseRequest
  staff: boolean
  onReload: () => void
}) {
  const t = useText('requests')
  const [open, setOpen] = useState<'edit' | 'proposal' | 'assign' | null>(null)
  const close = () => setOpen(null)
  const sent = request.Proposals.find((each) => each.State === 'sent')
  const { at, failed } = placeOnWay(request)
  const answer = (name: 'accept' | 'askRevision' | 'decline') => ({
    run: ({ reason }: { reason: string }) =>
      send(acts.table[name].call, {
        body: {
          ID: request.ID,
          Version: request.Version,
          ProposalID: sent?.ID ?? 0,
          ...(name !== 'accept' && { Reason: reason }),
        } as never,
      }),
  })
  const actions = actButtons(acts, request, staff ? ofStaff : ofApplicant, {
    ...useProposalActs(request, () => setOpen('proposal')),
    accept: answer('accept'),
    askRevision: { ...answer('askRevision'), reasonLabel: t('link.change') },
    decline: { ...answer('decline'), reasonLabel: t('link.why'), apart: false },
    // While nobody is named, naming is the next step.
    closeNominations: { main: request.Nominees.length > 0 },
    edit: { run: () => setOpen('edit') },
    assign: { run: () => setOpen('assign') },
  })
  const moneyFirst = moneyComesFirst(request)
  const money = isInvoiced(request) && <MoneyOfRequest request={request} onReload={onReload} />
  return (
    <RequestFrame
      request={request}
      actions={<ActionBar module="requests" allowed={request.Actions} actions={actions} shown={3} onDone={onReload} />}
    >
      <Steps
        label={t('fields.state')}
        steps={way.map((key) => ({ key, label: t(`states.${key}`) }))}
        current={at}
        failed={failed}
      />
      {request.Reason && (
        <Alert color={failed ? 'red' : 'yellow'} role="note">
          {t('fields.reason')}
          <Colon />
          <Typed>{request.Reason}</Typed>
        </Alert>
      )}
      {moneyFirst && money}
      {!staff && sent && <Versions proposals={[sent]} staff={false} />}
      <Section title={t('sections.facts')}>
        <RequestFacts request={request} staff={staff} />
      </Section>
      {staff && (
        <Section
          title={t('sections.proposals')}
          actions={
            <Button
              component={AppLink}
              variant="default"
              size="xs"
              to={href('/CourseRequestCosting', {}, { request: request.ID }) as '/'}
            >
              {t('costs')}
            </Button>
          }
        >
          <Versions proposals={request.Proposals} staff />
        </Section>
      )}
      <Nominees request={request} onReload={onReload} />
      {!moneyFirst && money}
      {!staff && request.Proposals.some((each) => each !== sent) && (
        <Section title={t('sections.proposals')}>
          <Versions proposals={request.Proposals.filter((each) => each !== sent)} staff={false} />
        </Section>
      )}
      <RequestPapers request={request} />
      <Section title={t('sections.history')}>
        <History module="requests" items={request.History} />
      </Section>
      <Dialog opened={open === 'edit'} onClose={close} title={t('editRequest')} size="xl">
        {open === 'edit' && <EditRequest request={request} onClose={close} onReload={onReload} />}
      </Dialog>
      <Dialog opened={open === 'assign'} onClose={close} title={t('acts.assign.do')}>
        {open === 'assign' && <AssignForm request={request} onClose={close} onReload={onReload} />}
      </Dialog>
      <Dialog opened={open === 'proposal'} onClose={close} title={t('newVersion')} size="xl">
        {open === 'proposal' && <ProposalForm request={request} onClose={close} onReload={onReload} />}
      </Dialog>
    </RequestFrame>
  )
}
