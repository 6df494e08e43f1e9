import { Button, SimpleGrid, TextInput } from '@mantine/core'
import { IconChartHistogram, IconListDetails } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { foldText } from '#platform/shared/text.ts'
import { useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText, type Translate } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { reportsCalls as calls } from '../../contract/calls.ts'
import { subjectKeys } from '../../rules/subjects.ts'
import { Documents } from '../parts/Documents.tsx'
import { SavedReports } from '../parts/lists/SavedReports.tsx'
import { useReportWords } from '../parts/lists/useReportWords.tsx'
import { useOpenSubjects } from '../parts/statistics/open-subjects.ts'

/** Everything that the reader can draw: saved reports, lists to put one together of, statistics, documents to print. */
export default function ReportsPage() {
  const t = useText('reports')
  const { values, change } = useAddress({ find: '' })
  const mayPrint = useMayPass('editor')
  return (
    <Page
      title={t('screens.reports')}
      description={t('about.reports')}
      actions={
        <Button component={AppLink} to={'/Reports/Runs' as '/'} variant="default">
          {t('screens.runs')}
        </Button>
      }
    >
      <TextInput
        type="search"
        maw={{ sm: '24rem' }}
        label={t('registry.search')}
        maxLength={100}
        value={values.find}
        onChange={(event) => change({ find: event.currentTarget.value })}
      />
      <Section title={t('registry.saved')}>
        <SavedReports />
      </Section>
      <Lists find={values.find} />
      <Statistics find={values.find} />
      {mayPrint && (
        <Section title={t('registry.documents')}>
          <Documents find={values.find} />
        </Section>
      )}
    </Page>
  )
}

const isFound = (find: string, label: string) => foldText(label).includes(foldText(find))

interface Entry {
  readonly key: string
  readonly label: string
  readonly to: string
}

function Entries({
  title,
  entries,
  icon,
  find,
}: {
  title: string
  entries: readonly Entry[]
  icon: ReactNode
  find: string
}) {
  const found = entries.filter(({ label }) => isFound(find, label))
  if (found.length === 0) return null
  return (
    <Section title={title}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="xs">
        {found.map(({ key, label, to }) => (
          <Button
            key={key}
            component={AppLink}
            to={to as '/'}
            variant="default"
            justify="flex-start"
            leftSection={icon}
          >
            {label}
          </Button>
        ))}
      </SimpleGrid>
    </Section>
  )
}

function Lists({ find }: { find: string }) {
  const t = useText('reports')
  const words = useReportWords(t as unknown as Translate)
  const query = useCall(calls.getReportLists, {})
  return (
    <QueryView query={query}>
      {({ Lists }) => (
        <Entries
          title={t('registry.lists')}
          icon={<IconListDetails size="1rem" stroke={1.6} aria-hidden />}
          find={find}
          entries={Lists.map((key) => ({
            key,
            label: words.title(key),
            to: href('/Reports/Builder/:ID?', {}, { List: key }),
          }))}
        />
      )}
    </QueryView>
  )
}

function Statistics({ find }: { find: string }) {
  const t = useText('reports')
  const mayAnalyse = useMayPass('editor')
  const open = useOpenSubjects(subjectKeys)
  return (
    <Entries
      title={t('registry.statistics')}
      icon={<IconChartHistogram size="1rem" stroke={1.6} aria-hidden />}
      find={find}
      entries={open.map((key) => ({
        key,
        label: t(`subjects.${key}`),
        to: mayAnalyse ? href('/dashboard/analytics', {}, { subject: key }) : href('/HomeStatistics'),
      }))}
    />
  )
}
