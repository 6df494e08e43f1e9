import { Select } from '@mantine/core'
import { queryText } from '#platform/web/href.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import type { SubjectKey } from '../../../rules/subjects.ts'
import { Board, type Look } from './Board.tsx'
import { useOpenSubjects } from './open-subjects.ts'
import { NoPeriod, PeriodChoice, periodIn, type PeriodAddress } from './PeriodChoice.tsx'

interface Props {
  readonly path: `/${string}`
  readonly title: string
  readonly about: string
  /** Those that the reader may not ask for are left out. */
  readonly choices: readonly SubjectKey[]
}

const defaults = { subject: '', period: 'thisYear', from: '', to: '', by: '', figure: '', rows: '', key: '' }

/** A page of statistics over some subjects: all that is chosen stands in the address. */
export function StatisticsPage({ path, title, about, choices }: Props) {
  const t = useText('reports')
  const { values, change } = useAddress(defaults)
  const open = useOpenSubjects(choices)
  const subject = open.find((each) => each === values.subject) ?? open[0]!
  const period = periodIn(values)
  return (
    <Page title={title} description={about}>
      <Board
        subject={subject}
        period={period}
        noPeriod={<NoPeriod value={values} />}
        look={values}
        change={change}
        to={(look: Partial<Look & PeriodAddress>) => path + queryText({ ...values, ...look })}
      >
        {open.length > 1 && (
          <Select
            label={t('ask.subject')}
            data={open.map((value) => ({ value, label: t(`subjects.${value}`) }))}
            value={subject}
            allowDeselect={false}
            onChange={(value) => change({ subject: value ?? '', by: '', figure: '', rows: '', key: '' })}
          />
        )}
        <PeriodChoice value={values} onChange={change} />
      </Board>
    </Page>
  )
}
