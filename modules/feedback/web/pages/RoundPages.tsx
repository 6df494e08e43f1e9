import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { AppLink } from '#platform/web/link.tsx'
import { useIdParam, useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import type { Family } from '../../rules/kinds.ts'
import { CourseResults } from '../parts/results/CourseResults.tsx'
import { InstructorResult, InstructorResults } from '../parts/results/InstructorResults.tsx'
import { NewRound } from '../parts/rounds/NewRound.tsx'
import { recordPath } from '../parts/rounds/round.ts'
import { RoundList } from '../parts/rounds/RoundList.tsx'
import { RoundRecord } from '../parts/rounds/RoundRecord.tsx'
import { Sheets } from '../parts/sheets/Sheets.tsx'

/* In one file, fetched as one: whoever keeps rounds opens them all. */

function Rounds({ family }: { family: Family }) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  return (
    <Page
      title={t(family === 'course' ? 'screens.courseRounds' : 'screens.instructorRounds')}
      description={t('about.rounds')}
      actions={
        <Button component={AppLink} to={recordPath[family]} leftSection={<IconPlus size="1rem" aria-hidden />}>
          {r('round.add')}
        </Button>
      }
    >
      <AddressTabs
        tabs={[
          { key: 'rounds', label: t('fields.rounds'), content: () => <RoundList family={family} /> },
          { key: 'sheets', label: t('fields.sheets'), content: () => <Sheets family={family} /> },
          ...(family === 'course'
            ? [{ key: 'results', label: t('tabs.results'), content: () => <CourseResults /> }]
            : []),
        ]}
      />
    </Page>
  )
}

function Round({ family }: { family: Family }) {
  const id = useIdParam()
  return id === null ? <NewRound family={family} /> : <RoundRecord id={id} />
}

function Result() {
  const code = useParam('Code')
  return code ? <InstructorResult code={code} /> : <InstructorResults />
}

export const pages = {
  CourseRounds: () => <Rounds family="course" />,
  InstructorRounds: () => <Rounds family="instructor" />,
  CourseRound: () => <Round family="course" />,
  InstructorRound: () => <Round family="instructor" />,
  InstructorResults,
  Result,
}
