import { Alert, Button, Progress, Stack, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { sendForFile } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { ApiProblem } from '#platform/web/problem.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText, type Translate } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { nowhere } from '#platform/web/ui/states/nowhere.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { reportsCalls as calls } from '../../contract/calls.ts'
import type { Cell } from '../../rules/grouping.ts'
import { Downloads } from '../parts/lists/Downloads.tsx'
import { runButtons, runTones, type ReportRow } from '../parts/lists/report.ts'
import { ResultTable } from '../parts/lists/ResultTable.tsx'
import { useLiveRuns } from '../parts/lists/useLiveRuns.ts'
import { useReportWords } from '../parts/lists/useReportWords.tsx'
import { useStartRun } from '../parts/lists/useStartRun.ts'

type OneRun = Output<typeof calls.getRun>

/** One of one's own runs: how far it is, and what it brought. */
export default function ReportRunPage() {
  useLiveRuns()
  const id = useIdParam()
  const query = useCall(calls.getRun, id === null ? skip : { ID: id })
  return (
    <QueryView query={id === null ? nowhere : query} module="reports">
      {(run) => <Run key={run.ID} run={run} />}
    </QueryView>
  )
}

function Run({ run }: { run: OneRun }) {
  const t = useText('reports')
  const format = useFormat()
  const words = useReportWords(t as unknown as Translate)
  const { start, sending } = useStartRun()
  const { ID, Name, State, Failure, DoneRows, TotalRows } = run
  const isOver = State !== 'waiting' && State !== 'running'
  // Who may open the list no more is offered nothing that would be refused.
  const isHad = State === 'done' && run.IsOpen
  return (
    <Page
      title={<bdi>{Name}</bdi>}
      description={words.title(run.List)}
      badge={<StateBadge tone={runTones[State]} label={t(`runStates.${State}`)} />}
      actions={
        <>
          {isHad && (
            <Button
              component="a"
              href={href('/report/ReportRun/:ID', { ID })}
              target="_blank"
              rel="noopener"
              leftSection={<IconPrinter size="1rem" aria-hidden />}
            >
              {t('result.print')}
            </Button>
          )}
          {isOver && run.IsOpen && (
            <Button variant="default" loading={sending} onClick={() => void start(Name, run.Definition, run.ReportID)}>
              {t('result.again')}
            </Button>
          )}
          <ActionBar module="reports" allowed={run.Actions} actions={runButtons(run)} />
        </>
      }
    >
      <KeyValues
        items={[
          { label: t('fields.askedAt'), value: format.dateTime(run.AskedAt) },
          { label: t('fields.endedAt'), value: format.dateTime(run.EndedAt) },
          { label: t('fields.expiresAt'), value: format.dateTime(run.ExpiresAt) },
        ]}
      />
      {!isOver && (
        <Section>
          <Stack gap="xs">
            <Text role="status">
              {TotalRows === null
                ? t('result.waits')
                : t('result.progress', { done: format.number(DoneRows), total: format.number(TotalRows) })}
            </Text>
            <Progress
              value={TotalRows ? (DoneRows / TotalRows) * 100 : 0}
              animated
              aria-label={t(`runStates.${State}`)}
            />
          </Stack>
        </Section>
      )}
      {Failure !== null && <Alert color="red">{t(`failures.${Failure}`)}</Alert>}
      {isHad && <Result run={run} />}
      {State === 'done' && !run.IsOpen && <Text>{t('builder.listClosed')}</Text>}
    </Page>
  )
}

interface Kept {
  readonly Records: number
  readonly Figures: readonly Cell[]
  readonly Rows: readonly ReportRow[]
}

function Result({ run }: { run: OneRun }) {
  const t = useText('reports')
  const [page, setPage] = useState({ pageNum: 1, pageSize: 20 })
  const { ID, Name, Definition: definition } = run
  const query = useQuery<Kept, ApiProblem>({
    queryKey: ['reportRun', ID],
    queryFn: async ({ signal }) => JSON.parse(await (await sendForFile(calls.downloadRun, { ID }, { signal })).text()),
    staleTime: Infinity,
  })
  const from = (page.pageNum - 1) * page.pageSize
  return (
    <Section title={t('screens.run')}>
      <QueryView query={query} module="reports">
        {({ Rows, Records, Figures }) => (
          <Stack gap="md">
            <Downloads title={Name} definition={definition} rows={Rows} records={Records} figures={Figures} />
            <ResultTable
              caption={Name}
              definition={definition}
              rows={Rows.slice(from, from + page.pageSize)}
              total={Rows.length}
              records={Records}
              figures={Figures}
              page={page}
              onPage={(next) => setPage({ ...page, ...next })}
              within={null}
            />
          </Stack>
        )}
      </QueryView>
    </Section>
  )
}
