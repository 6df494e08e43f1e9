import { useAddress, useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { examCalls as calls } from '../../contract/calls.ts'
import { ExamForm } from '../parts/exam/ExamForm.tsx'
import { facesOf, newExam, valuesOf } from '../parts/exam/exam-values.ts'

/** Puts an exam together: a new one, for the class or the course that the address names where it does, or a draft. */
export default function ComposeExamPage() {
  const t = useText('exams')
  const go = useGo()
  const id = useIdParam('ID')
  const { values } = useAddress({ CourseClassID: 0, CourseID: 0 })
  if (id !== null) return <Draft id={id} />
  return (
    <ExamForm
      title={t(values.CourseID ? 'exam.addTest' : 'screens.generation')}
      id={null}
      version={0}
      initial={newExam(
        { classId: values.CourseClassID || null, courseId: values.CourseID || null },
        { ar: '', en: '', fr: '' },
      )}
      faces={new Map()}
      backHref="/CourseExam"
      onSaved={(saved) => void go.replace('/courseExam/CourseExam-Edit/:ID?', { ID: saved.ID })}
    />
  )
}

/** Where what is put together belongs: the exam's page, or its competition's. */
const ownerOf = ({ ID, CompetitionID }: { readonly ID: number; readonly CompetitionID: number | null }): string =>
  CompetitionID === null
    ? href('/courseExam/CourseExam-Edit/:ID?', { ID })
    : href('/Competition-add/Edit/:ID?', { ID: CompetitionID })

function Draft({ id }: { id: number }) {
  const t = useText('exams')
  const go = useGo()
  const query = useCall(calls.getExam, id > 0 ? { ID: id } : skip)
  return (
    <QueryView query={query} module="exams">
      {(exam) =>
        exam.Actions.includes('updateExam') ? (
          <ExamForm
            title={exam.Code}
            id={exam.ID}
            version={exam.Version}
            courseId={exam.CourseID}
            initial={valuesOf(exam)}
            faces={facesOf(exam)}
            backHref={ownerOf(exam)}
            onReload={() => void query.refetch()}
            onSaved={() => void go(ownerOf(exam) as '/')}
          />
        ) : (
          <Page title={exam.Code}>
            <EmptyState
              sentence={t('exam.notDraft')}
              action={{ label: t('exam.open'), href: href('/courseExam/CourseExam-Edit/:ID?', { ID: exam.ID }) }}
            />
          </Page>
        )
      }
    </QueryView>
  )
}
