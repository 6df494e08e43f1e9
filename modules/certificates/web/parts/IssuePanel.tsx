import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { useState } from 'react'
import { PrintAsOne, type Asked } from '#modules/papers/web/public.ts'
import { access } from '#platform/shared/access.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything, useCall, useSend } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { WhyNot } from '#platform/web/ui/acts/WhyNot.tsx'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { askedKinds, type AskedKind } from '../../rules/eligibility.ts'
import { hasPaper } from '../../rules/modes.ts'
import { paperOf } from '../certificate-papers.ts'
import { isReady, type Person } from './issue/person.ts'
import { IssueTable } from './issue/IssueTable.tsx'

/** Everybody of a class with the certificate they have earned or what stands in its way; issues to whoever is chosen. */
export function IssuePanel({ classId }: { classId: number }) {
  const t = useText('certificates')
  const { values, change } = useAddress({ kind: 'earned' })
  const kind: AskedKind = askedKinds.find((each) => each === values.kind) ?? 'earned'
  const phone = useIsPhone()
  return (
    <Section
      flush
      title={
        <SegmentedControl
          size="xs"
          // five words are wider than a phone
          orientation={phone ? 'vertical' : 'horizontal'}
          aria-label={t('kind')}
          value={kind}
          onChange={(value) => change({ kind: value })}
          data={askedKinds.map((value) => ({ value, label: value === 'earned' ? t('earned') : t(`kinds.${value}`) }))}
        />
      }
    >
      <OfKind key={kind} classId={classId} kind={kind} />
    </Section>
  )
}

function OfKind({ classId, kind }: { classId: number; kind: AskedKind }) {
  const t = useText('certificates')
  const query = useCall(calls.getCandidates, { courseClassID: classId, Kind: kind })
  return (
    <QueryView
      query={query}
      empty={(data) => data.People.length === 0}
      emptyState={<EmptyState sentence={t('nobody')} />}
    >
      {(data) => (
        <Choosing
          classId={classId}
          classCode={data.ClassCode}
          kind={kind}
          people={data.People}
          mayIssue={data.Actions.includes('issue')}
        />
      )}
    </QueryView>
  )
}

interface ChoosingProps {
  readonly classId: number
  readonly classCode: string
  readonly kind: AskedKind
  readonly people: readonly Person[]
  readonly mayIssue: boolean
}

/** All who are ready are chosen to begin with, but whose certificate was revoked: nobody undoes that by the way. */
function Choosing({ classId, classCode, kind, people, mayIssue }: ChoosingProps) {
  const t = useText('certificates')
  const format = useFormat()
  const [left, setLeft] = useState<ReadonlySet<number>>(
    new Set(people.filter(({ WasRevoked }) => WasRevoked).map(({ TraineeID }) => TraineeID)),
  )
  const ready = people.filter(isReady)
  const chosen = ready.filter(({ TraineeID }) => !left.has(TraineeID))
  const unprepared = chosen.filter(({ Certificate }) => !Certificate)
  const preparing = useSend(calls.prepareCertificates, {
    module: 'certificates',
    success: (answer) => t('preparedCount', { count: answer.Prepared }),
  })
  const body = (of: readonly Person[]) => ({
    body: { CourseClassID: classId, Kind: kind, TraineeIDs: of.map((person) => person.TraineeID) },
  })
  const choose = (of: readonly Person[], isChosen: boolean) => {
    const next = new Set(left)
    for (const { TraineeID } of of) {
      if (isChosen) next.delete(TraineeID)
      else next.add(TraineeID)
    }
    setLeft(next)
  }
  const issued = people.filter(({ Certificate }) => Certificate && Certificate.Mode !== 'prepared').length
  const papers = people.flatMap(({ Certificate }) =>
    Certificate && hasPaper(Certificate.Mode) ? [paperOf(Certificate)] : [],
  )
  return (
    <>
      <Group justify="space-between" px="md" pb="sm" gap="sm">
        <Text size="sm" c="dimmed">
          {t('summary', {
            ready: format.number(ready.length),
            waiting: format.number(people.length - ready.length - issued),
            issued: format.number(issued),
          })}
        </Text>
        {mayIssue ? (
          <Group gap="xs">
            {papers.length > 0 && <AsOne classCode={classCode} papers={papers} />}
            <Button
              variant="default"
              onClick={() => void preparing.send(body(unprepared))}
              loading={preparing.sending}
              disabled={unprepared.length === 0}
            >
              {t('prepareChosen', { count: unprepared.length })}
            </Button>
            <ConfirmButton
              module="certificates"
              variant="filled"
              label={t('issueChosen', { count: chosen.length })}
              question={t('issueAsk', { count: chosen.length })}
              confirmLabel={t('acts.issue.do')}
              disabled={chosen.length === 0}
              onConfirm={async () => {
                const { Issued } = await send(calls.issueCertificates, body(chosen))
                toast.done(t('issuedCount', { count: Issued }))
                await refreshEverything()
              }}
            />
          </Group>
        ) : (
          <Group gap="xs">
            {papers.length > 0 && <AsOne classCode={classCode} papers={papers} />}
            <WhyNot needs={access.certificateIssuers} what={t('acts.issue.do')} />
          </Group>
        )}
      </Group>
      <IssueTable
        people={people}
        kind={kind}
        {...(mayIssue && ready.length > 0 && { choice: { ready, chosen, choose } })}
      />
    </>
  )
}

/** All certificates of the class that are out, in the order of the list. */
function AsOne({ classCode, papers }: { classCode: string; papers: Asked['papers'] }) {
  const t = useText('certificates')
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFiles size={16} aria-hidden />}
        onClick={() => setAsked({ name: `${t('ofPerson')} ${classCode}`, papers })}
      >
        {t('asOneOf', { count: papers.length })}
      </Button>
      {asked && <PrintAsOne asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
