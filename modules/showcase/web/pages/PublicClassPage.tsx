import { Text } from '@mantine/core'
import { CourseAbout } from '#modules/catalogue/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { isProblem } from '#platform/web/problem.ts'
import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { showcaseCalls as calls } from '../../contract/calls.ts'
import { idIn, pathOfCatalogue, pathOfClass } from '../../rules/paths.ts'
import { posterOfClass } from '../../rules/poster-id.ts'
import { Gone } from '../parts/Gone.tsx'
import { Needs } from '../parts/Needs.tsx'
import { PublicFrame } from '../parts/PublicFrame.tsx'
import { Register } from '../parts/Register.tsx'
import { Seats } from '../parts/Seats.tsx'
import { Share } from '../parts/Share.tsx'
import classes from '../parts/Showcase.module.css'

type Class = Output<typeof calls.getPublicClass>

/** One class that anybody may register to, to be handed on by itself. */
export default function PublicClassPage() {
  const id = idIn(useParam('ID'))
  const query = useCall(calls.getPublicClass, id === null ? skip : { ID: id }, { keep: false })
  return (
    <PublicFrame here={id === null ? pathOfCatalogue : pathOfClass(id)} problem={query.error}>
      {id === null || isProblem(query.error, 'notFound') ? (
        <Gone />
      ) : (
        <QueryView query={query} module="showcase">
          {(shown) => <Shown shown={shown} />}
        </QueryView>
      )}
    </PublicFrame>
  )
}

const nothing = {}

function Shown({ shown }: { shown: Class }) {
  const t = useText('showcase')
  const ofCourse = useText('catalogue')
  const format = useFormat()
  const pick = usePick()
  return (
    <Page
      title={<Localized text={shown.CourseName} />}
      description={
        <span className={classes['head']}>
          <span>{t('classOf', { days: format.dayRange(shown.StartDate, shown.EndDate) })}</span>
          <Code>{shown.Code}</Code>
          <AppLink to="/Catalogue/:ID" params={{ ID: shown.CourseID }}>
            {t('aboutCourse')}
          </AppLink>
        </span>
      }
      actions={<Share path={pathOfClass(shown.ID)} title={pick(shown.CourseName)} poster={posterOfClass(shown.ID)} />}
    >
      <div className={classes['two']}>
        <div className={classes['main']}>
          <CourseAbout course={{ Objectives: shown.Objectives, Content: nothing }} />
          <Needs {...shown} />
          {shown.Sessions.length > 0 && (
            <Section title={t('sessions')}>
              <ul className={classes['list']}>
                {shown.Sessions.map(({ Day, StartsAt, EndsAt }) => (
                  <li key={`${Day} ${StartsAt}`}>
                    <span>{format.weekdayAndDay(Day)}</span>
                    <Text span size="sm" c="dimmed">
                      {format.timeRange(StartsAt, EndsAt)}
                    </Text>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <div className={classes['side']}>
          {shown.ImageID !== null && (
            <div className={classes['picture']}>
              <FilePicture
                fileId={shown.ImageID}
                description={ofCourse('pictureOf', { name: pick(shown.CourseName) })}
              />
            </div>
          )}
          <Section>
            <KeyValues columns={1} items={useFacts(shown)} />
            <div className={classes['next']}>
              {shown.SeatsLeft === 0 && (
                <Text size="sm" c="dimmed">
                  {t('whenFull')}
                </Text>
              )}
              <Register classId={shown.ID} isFull={shown.SeatsLeft === 0} withHint />
            </div>
          </Section>
        </div>
      </div>
    </Page>
  )
}

function useFacts(shown: Class) {
  const t = useText('showcase')
  const ofCourse = useText('catalogue')
  const format = useFormat()
  const days = ofCourse('days', { count: shown.Days, shown: format.number(shown.Days) })
  const hours = ofCourse('hours', { count: shown.Hours, shown: format.number(shown.Hours) })
  return [
    { label: t('fields.dates'), value: format.dayRange(shown.StartDate, shown.EndDate) },
    { label: t('fields.duration'), value: format.list([days, hours]) },
    {
      label: t('fields.place'),
      value: (
        <>
          {t(`places.${shown.Place}`)}
          {shown.ClassRoomName && (
            <>
              <Sep />
              <Localized text={shown.ClassRoomName} />
            </>
          )}
        </>
      ),
    },
    { label: t('fields.classLanguage'), value: <Localized text={shown.LanguageName} /> },
    { label: t('fields.fee'), value: shown.Fee.Minor === 0 ? ofCourse('free') : format.money(shown.Fee) },
    { label: t('fields.seats'), value: <Seats free={shown.SeatsLeft} /> },
  ]
}
