import { Badge, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { access } from '#platform/shared/access.ts'
import type { Output } from '#platform/shared/call.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { WhyNot } from '#platform/web/ui/acts/WhyNot.tsx'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { issuedKinds, type IssuedKind } from '../../rules/eligibility.ts'
import { hasPaper } from '../../rules/modes.ts'
import { CertificateLinks } from './CertificateLinks.tsx'
import { modeTones } from './tones.ts'

type Person = Output<typeof calls.getCandidates>['People'][number]

/** Everybody of a class with what stands between them and a certificate; issues to one or to all who are ready. */
export function IssuePanel({ classId }: { classId: number }) {
  const t = useText('certificates')
  const format = useFormat()
  const language = useLanguage()
  const { values, change } = useAddress({ kind: 'completion' })
  const kind: IssuedKind = issuedKinds.find((each) => each === values.kind) ?? 'completion'
  const query = useCall(calls.getCandidates, { courseClassID: classId, Kind: kind })
  const issuing = useSend(calls.issueCertificates, {
    module: 'certificates',
    success: (answer) => t('issuedCount', { count: answer.Issued }),
  })
  const issue = (people: readonly Person[]) =>
    void issuing.send({
      body: { CourseClassID: classId, Kind: kind, TraineeIDs: people.map((person) => person.TraineeID) },
    })
  const preparing = useSend(calls.prepareCertificates, {
    module: 'certificates',
    success: (answer) => t('preparedCount', { count: answer.Prepared }),
  })
  const opening = useSend(calls.setIsDownloadCertificate, { module: 'certificates' })
  const prepare = (people: readonly Person[]) =>
    void preparing.send({
      body: { CourseClassID: classId, Kind: kind, TraineeIDs: people.map((person) => person.TraineeID) },
    })
  const mayIssue = query.data?.Actions.includes('issue') ?? false
  const isReady = (person: Person) =>
    person.Obstacles.length === 0 && (!person.Certificate || person.Certificate.Actions.includes('issue'))
  const ready = (query.data?.People ?? []).filter(isReady)
  const unprepared = ready.filter((person) => !person.Certificate)
  return (
    <Section
      flush
      title={
        <SegmentedControl
          size="xs"
          aria-label={t('kind')}
          value={kind}
          onChange={(value) => change({ kind: value })}
          data={issuedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      }
      actions={
        mayIssue ? (
          <Group gap="xs">
            <Button
              variant="default"
              onClick={() => prepare(unprepared)}
              loading={preparing.sending}
              disabled={unprepared.length === 0}
            >
              {t('prepareAll', { count: unprepared.length })}
            </Button>
            <Button onClick={() => issue(ready)} loading={issuing.sending} disabled={ready.length === 0}>
              {t('issueAll', { count: ready.length })}
            </Button>
          </Group>
        ) : (
          <WhyNot needs={access.certificateIssuers} what={t('acts.issue.do')} />
        )
      }
    >
      <QueryView
        query={query}
        empty={(data) => data.People.length === 0}
        emptyState={<EmptyState sentence={t('nobody')} />}
      >
        {(data) => (
          <SimpleTable
            caption={t('issueTab')}
            rows={data.People}
            rowKey={(person: Person) => person.TraineeID}
            emptySentence={t('nobody')}
            columns={[
              {
                key: 'name',
                label: t('trainee'),
                card: 'title',
                cell: (person: Person) => (
                  <>
                    <Typed>{language === 'ar' ? person.NameAr : person.NameEn || person.NameAr}</Typed>
                    <Text component="div" size="xs" c="dimmed">
                      <Code>{person.TraineeCode}</Code>
                    </Text>
                  </>
                ),
              },
              {
                key: 'result',
                label: t('result'),
                cell: (person: Person) => (
                  <Group gap="xs">
                    {format.percent(kind === 'practical' ? person.PracticalPercent : person.Percent)}
                    {kind !== 'practical' && person.BandName && <Localized text={person.BandName} />}
                  </Group>
                ),
              },
              {
                key: 'attendance',
                label: t('attendance'),
                align: 'end',
                cell: (person: Person) => format.percent(person.AttendancePercent),
              },
              {
                key: 'standing',
                label: t('standing'),
                card: 'badge',
                cell: (person: Person) => <Standing person={person} />,
              },
              {
                key: 'do',
                label: t('issueTab'),
                cell: (person: Person) =>
                  mayIssue && isReady(person) ? (
                    <Button
                      size="compact-sm"
                      variant="default"
                      loading={issuing.sending}
                      onClick={() => issue([person])}
                    >
                      {t('acts.issue.do')}
                    </Button>
                  ) : (
                    person.Certificate &&
                    hasPaper(person.Certificate.Mode) && (
                      <Group gap="xs">
                        <CertificateLinks certificate={person.Certificate} />
                        {person.Certificate.Actions.includes('allowDownload') && (
                          <Button
                            size="compact-sm"
                            variant="default"
                            loading={opening.sending}
                            onClick={() =>
                              void opening.send({ body: { IDs: [person.Certificate!.ID], IsDownload: true } })
                            }
                          >
                            {t('acts.allowDownload.do')}
                          </Button>
                        )}
                      </Group>
                    )
                  ),
              },
            ]}
          />
        )}
      </QueryView>
    </Section>
  )
}

function Standing({ person }: { person: Person }) {
  const t = useText('certificates')
  if (person.Certificate)
    return (
      <Stack gap={2} align="flex-start">
        <StateBadge module="certificates" state={person.Certificate.Mode} tones={modeTones} />
        <Text size="xs" c="dimmed">
          <Code>{person.Certificate.Serial}</Code>
        </Text>
      </Stack>
    )
  if (person.Obstacles.length === 0)
    return (
      <Badge variant="light" color="green">
        {t('ready')}
      </Badge>
    )
  return (
    <Stack gap={2}>
      {person.Obstacles.map((obstacle) => (
        <Text key={obstacle} size="xs" c="dimmed">
          {t(`obstacles.${obstacle}`)}
        </Text>
      ))}
    </Stack>
  )
}
