import { Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { CardPages } from '#platform/web/tables/cards/CardPages.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { showcaseCalls as calls } from '../../contract/calls.ts'
import { Register } from './Register.tsx'
import { Seats } from './Seats.tsx'
import classes from './Showcase.module.css'

type Row = Output<typeof calls.getPublicClasses>['Items'][number]
const pageSize = 10

/** The classes of a course that anybody may register to, the next first. */
export function ClassesOfCourse({ courseId }: { courseId: number }) {
  const t = useText('showcase')
  const { values, change } = useAddress({ page: 1 })
  const query = useCall(calls.getPublicClasses, { CourseID: courseId, pageNum: values.page, pageSize })
  return (
    <Section title={t('classes')}>
      <QueryView
        query={query}
        module="showcase"
        empty={(data) => data.Total === 0}
        emptyState={<EmptyState sentence={t('noClasses')} />}
      >
        {({ Items, Total }) => (
          <>
            <ul className={classes['classes']}>
              {Items.map((row, at) => (
                <ClassLine key={row.ID} row={row} isOther={at > 0} />
              ))}
            </ul>
            <CardPages
              page={values.page}
              pageSize={pageSize}
              total={Total}
              onChange={(page) => change({ page }, { push: true })}
            />
          </>
        )}
      </QueryView>
    </Section>
  )
}

function ClassLine({ row, isOther }: { row: Row; isOther: boolean }) {
  const t = useText('showcase')
  const ofCourse = useText('catalogue')
  const format = useFormat()
  return (
    <li className={classes['class']}>
      <div>
        <AppLink to="/Catalogue/Class/:ID" params={{ ID: row.ID }} className={classes['dates']!}>
          {format.dayRange(row.StartDate, row.EndDate)}
        </AppLink>
        <Text size="sm" component="div">
          {t(`places.${row.Place}`)}
          {row.ClassRoomName && (
            <>
              <Sep />
              <Localized text={row.ClassRoomName} />
            </>
          )}
          <Sep />
          <Localized text={row.LanguageName} />
        </Text>
        <Text size="sm" component="div">
          {row.Fee.Minor === 0 ? ofCourse('free') : format.money(row.Fee)}
          <Sep />
          <Seats free={row.SeatsLeft} />
        </Text>
      </div>
      <Register classId={row.ID} isFull={row.SeatsLeft === 0} isOther={isOther} />
    </li>
  )
}
