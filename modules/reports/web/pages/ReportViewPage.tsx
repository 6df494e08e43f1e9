import { Alert, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { skip, useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress, useGo, useIdParam } from '#platform/web/start/address.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText, type Translate } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { nowhere } from '#platform/web/ui/states/nowhere.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { reportsCalls as calls } from '../../contract/calls.ts'
import { filterKinds } from '../../contract/list-facts.ts'
import { FilterFields } from '../parts/lists/FilterFields.tsx'
import { LiveResult } from '../parts/lists/LiveResult.tsx'
import { savedButtons, type Definition, type SavedReport } from '../parts/lists/report.ts'
import { ScheduleSection } from '../parts/lists/ScheduleSection.tsx'
import { useLeftOut } from '../parts/lists/useLeftOut.ts'
import { useReportWords } from '../parts/lists/useReportWords.tsx'
import { useStartRun } from '../parts/lists/useStartRun.ts'

/** A saved report as it is now, with its parameters; to its author also when it is sent. */
export default function ReportViewPage() {
  const id = useIdParam()
  const query = useCall(calls.getSavedReport, id === null ? skip : { ID: id }, { keep: false })
  return (
    <QueryView query={id === null ? nowhere : query} module="reports">
      {(report) => <Report key={report.ID} report={report} />}
    </QueryView>
  )
}

function Report({ report }: { report: SavedReport }) {
  const t = useText('reports')
  const go = useGo()
  const words = useReportWords(t as unknown as Translate)
  const { start, sending } = useStartRun()
  const { ID, Name, List, Definition: saved } = report
  const { leftOut } = useLeftOut()(saved)
  const isMade = report.IsOpen && leftOut === null
  // On a phone the result comes first.
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const showsFilters = isOpen ?? !isPhone
  const { values, change } = useAddress({ Filters: '' })
  const definition = { ...saved, Filters: values.Filters === '' ? saved.Filters : filtersIn(values.Filters, report) }
  return (
    <Page
      title={<bdi>{Name}</bdi>}
      description={words.title(List)}
      actions={
        <>
          <Button loading={sending} disabled={!isMade} onClick={() => void start(Name, definition, ID)}>
            {t('builder.background')}
          </Button>
          <ActionBar
            module="reports"
            allowed={report.Actions}
            actions={{
              ...savedButtons(report, href('/Reports/Builder/:ID?', { ID })),
              copy: { label: t('builder.copy'), href: href('/Reports/Builder/:ID?', {}, { copy: ID }), always: true },
            }}
            onDone={(name) => (name === 'deleteSavedReport' ? void go('/Reports') : undefined)}
          />
        </>
      }
    >
      {report.IsOpen && leftOut !== null && <NotAnswered report={report} what={leftOut} />}
      {isMade && (
        <>
          <Section
            title={t('builder.filters')}
            actions={
              <Button
                variant="default"
                size="compact-sm"
                aria-expanded={showsFilters}
                onClick={() => setOpen(!showsFilters)}
              >
                {t(showsFilters ? 'builder.hideFilters' : 'builder.showFilters')}
              </Button>
            }
          >
            {showsFilters && (
              <FilterFields
                definition={definition}
                onChange={(filters) =>
                  change({ Filters: JSON.stringify(filters.map(({ Key, Value }) => [Key, Value])) })
                }
              />
            )}
          </Section>
          <Section title={t('screens.report')}>
            <LiveResult definition={definition} caption={Name} />
          </Section>
        </>
      )}
      {!report.IsOpen && <Text>{t('builder.listClosed')}</Text>}
      {report.ScheduleActions.length > 0 && <ScheduleSection report={report} />}
    </Page>
  )
}

/** The list has changed since the report was saved: what it is not asked any more, and who mends that. */
function NotAnswered({ report, what }: { report: SavedReport; what: string }) {
  const t = useText('reports')
  const pick = usePick()
  return (
    <Alert color="yellow">
      <Text size="sm">{t('builder.notAnswered', { what })}</Text>
      {report.IsMine ? (
        <Button
          component={AppLink}
          to={href('/Reports/Builder/:ID?', { ID: report.ID }) as '/'}
          size="compact-sm"
          mt="xs"
        >
          {t('builder.change')}
        </Button>
      ) : (
        <Text size="sm">{t('builder.askAuthor', { author: pick(report.AuthorName) })}</Text>
      )}
    </Alert>
  )
}

/** The filters that stand in the address; what is none of the list's is left out. */
function filtersIn(text: string, { List }: Pick<SavedReport, 'List'>): Definition['Filters'] {
  try {
    const known = filterKinds(List)
    const found: unknown = JSON.parse(text)
    if (!Array.isArray(found)) return []
    return found.flatMap((each: unknown) => {
      const [Key, Value] = Array.isArray(each) ? (each as unknown[]) : []
      const isOne = typeof Key === 'string' && Object.hasOwn(known, Key) && typeof Value === 'string' && Value !== ''
      return isOne ? [{ Key, Value: Value.slice(0, 100) }] : []
    })
  } catch {
    return []
  }
}
