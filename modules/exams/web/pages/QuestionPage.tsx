import { useAddress, useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { questionCalls as calls } from '../../contract/calls.ts'
import { usualSeconds } from '../../rules/question.ts'
import { emptyAnswers, usualSettings, type QuestionValues } from '../parts/question/question-values.ts'
import { QuestionForm } from '../parts/question/QuestionForm.tsx'

/** One question: a new one, in the place that the address names, or the newest version of a known one. */
export default function QuestionPage() {
  const id = useIdParam('ID')
  const { values } = useAddress({ CourseID: 0, ModuleID: 0 })
  const course = useCall(
    calls.getQuestionModules,
    id === null && values.CourseID > 0 ? { CourseID: values.CourseID } : skip,
  )
  if (id !== null) return <KnownQuestion id={id} />
  if (values.CourseID > 0 && course.data === undefined) return <QueryView query={course}>{() => null}</QueryView>
  const initial: QuestionValues = {
    CourseID: values.CourseID || null,
    ModuleID: values.ModuleID || null,
    CategoryID: null,
    LevelID: null,
    Name: '',
    Type: 'multiChoice',
    Text: '',
    ModelAnswer: '',
    Feedback: '',
    Weight: 1,
    Seconds: usualSeconds.multiChoice,
    Answers: emptyAnswers(),
    Settings: usualSettings,
  }
  return <NewQuestion initial={initial} course={course.data} />
}

function NewQuestion({
  initial,
  course,
}: {
  initial: QuestionValues
  course: Parameters<typeof QuestionForm>[0]['course']
}) {
  const t = useText('exams')
  const go = useGo()
  return (
    <QuestionForm
      title={t('question.add')}
      initial={initial}
      course={course}
      id={null}
      version={0}
      onSaved={(saved) => void go.replace('/Question/QuestionBank-edit/:ID?', { ID: saved.ID })}
      backHref={backTo(initial)}
    />
  )
}

function KnownQuestion({ id }: { id: number }) {
  const query = useCall(calls.getQuestion, { ID: id })
  return (
    <QueryView query={query} module="exams">
      {(question) => (
        <QuestionForm
          title={question.Code}
          id={question.ID}
          version={question.Version}
          initial={{
            CourseID: question.CourseID,
            ModuleID: question.ModuleID,
            CategoryID: question.CategoryID,
            LevelID: question.LevelID,
            Name: question.Name,
            Type: question.Type,
            Text: question.Text,
            ModelAnswer: question.ModelAnswer,
            Feedback: question.Feedback,
            Weight: question.Weight,
            Seconds: question.Seconds,
            Answers: question.Answers,
            Settings: question.Settings,
          }}
          course={question}
          question={question}
          onReload={() => void query.refetch()}
          backHref={backTo(question)}
        />
      )}
    </QueryView>
  )
}

const backTo = (place: { CourseID: number | null; ModuleID: number | null }) =>
  href('/Question/QuestionsBank/:CourseID?/:ModuleID?', {
    ...(place.CourseID && { CourseID: place.CourseID }),
    ...(place.CourseID && place.ModuleID && { ModuleID: place.ModuleID }),
  })
