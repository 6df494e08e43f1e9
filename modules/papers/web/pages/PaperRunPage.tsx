import { Alert, Button, Progress, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { textLanguageOf } from '#platform/shared/text.ts'
import { sendForFile } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { languageNames } from '#platform/web/language.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { nowhere } from '#platform/web/ui/states/nowhere.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { papersCalls as calls } from '../../contract/calls.ts'
import { runButtons, runTones, useLivePapers } from '../parts/run.ts'

type OneRun = Output<typeof calls.getPaperRun>

/** One of one's own: how far it is, its file, and what is not in it. */
export default function PaperRunPage() {
  useLivePapers()
  const id = useIdParam()
  const query = useCall(calls.getPaperRun, id === null ? skip : { ID: id })
  return (
    <QueryView query={id === null ? nowhere : query} module="papers">
      {(run) => <Run key={run.ID} run={run} />}
    </QueryView>
  )
}

function Run({ run }: { run: OneRun }) {
  const t = useText('papers')
  const terms = useText('platform')
  const format = useFormat()
  const { download, loading, problem } = useDownload(run)
  const { State, Failure, TotalPapers, PrintedPapers, FailedPapers, Missing } = run
  const isOver = State !== 'waiting' && State !== 'running'
  const progress = t('progress', { done: format.number(PrintedPapers), total: format.number(TotalPapers) })
  return (
    <Page
      title={<bdi>{run.Name}</bdi>}
      badge={<StateBadge tone={runTones[State]} label={t(`runStates.${State}`)} />}
      actions={
        <>
          {State === 'done' && (
            <Button
              loading={loading}
              onClick={() => void download()}
              leftSection={<IconDownload size="1rem" aria-hidden />}
            >
              {terms('actions.download')}
            </Button>
          )}
          <ActionBar module="papers" allowed={run.Actions} actions={runButtons(run)} />
        </>
      }
    >
      {problem !== null && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <KeyValues
        items={[
          { label: t('fields.printed'), value: progress },
          { label: t('fields.language'), value: languageNames[textLanguageOf(run.Language)] },
          { label: t('fields.askedAt'), value: format.dateTime(run.AskedAt) },
          { label: t('fields.endedAt'), value: format.dateTime(run.EndedAt) },
          { label: t('fields.expiresAt'), value: format.dateTime(run.ExpiresAt) },
        ]}
      />
      {!isOver && (
        <Section>
          <Stack gap="xs">
            <Text role="status">{State === 'waiting' ? t('waits') : t('going', { progress })}</Text>
            <Progress
              value={((PrintedPapers + FailedPapers) / TotalPapers) * 100}
              animated
              aria-label={t(`runStates.${State}`)}
            />
          </Stack>
        </Section>
      )}
      {Failure !== null && <Alert color="red">{t(`failures.${Failure}`)}</Alert>}
      {Missing.length > 0 && (
        <Section title={t('missing', { count: Missing.length })} flush>
          <SimpleTable<OneRun['Missing'][number]>
            caption={t('fields.missing')}
            rows={Missing}
            rowKey={({ Label }) => Label}
            compact
            columns={[
              { key: 'Label', label: t('fields.number'), card: 'title', cell: ({ Label }) => <Code>{Label}</Code> },
              { key: 'Failure', label: t('fields.why'), cell: ({ Failure }) => t(`missingFor.${Failure}`) },
            ]}
          />
        </Section>
      )}
    </Page>
  )
}

function useDownload({ ID, Name }: OneRun) {
  const sentence = useSentence('papers')
  const [loading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const download = async () => {
    setLoading(true)
    setProblem(null)
    try {
      saveBlob(await sendForFile(calls.downloadPaperRun, { ID }), `${Name}.pdf`)
    } catch (error) {
      setProblem(sentence(error))
    } finally {
      setLoading(false)
    }
  }
  return { download, loading, problem }
}
