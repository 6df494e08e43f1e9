import { letters } from '#platform/server/notices/letter.ts'

export const deliveringLetters = letters({
  courseProposed: {
    topic: 'applications',
    type: null,
    title: {
      ar: 'مدرب يقترح تقديم «{{course}}»',
      en: 'An instructor offers to deliver {{course}}',
      fr: 'Un formateur propose d’assurer {{course}}',
    },
    body: {
      ar: 'أضاف مدرب دورة «{{course}}» إلى الدورات التي يستطيع تقديمها. لا تُعرض في الخطة قبل أن تؤكدها: افتح صفحته ثم أكّد الدورة أو اعتذر عنها.',
      en: 'An instructor has added “{{course}}” to the courses that they are able to deliver. Planning offers them for it once it is confirmed: open their page, then confirm the course or decline it.',
      fr: 'Un formateur a ajouté « {{course}} » aux formations qu’il peut assurer. La planification ne le propose qu’après confirmation : ouvrez sa page, puis confirmez la formation ou déclinez-la.',
    },
  },
  courseConfirmed: {
    topic: 'teaching',
    type: null,
    title: {
      ar: 'اعتُمدت «{{course}}» بين دوراتك',
      en: '{{course}} is among your courses',
      fr: '{{course}} fait partie de vos formations',
    },
    body: {
      ar: 'أكّدت الأكاديمية أنك تستطيع تقديم «{{course}}»، وقد يُعرض عليك تقديمها عند وضع الخطة.',
      en: 'The academy has confirmed that you are able to deliver “{{course}}”; you may be asked to teach it when classes are planned.',
      fr: 'L’académie a confirmé que vous pouvez assurer « {{course}} » ; elle pourra vous être proposée lors de la planification.',
    },
  },
  courseDeclined: {
    topic: 'teaching',
    type: null,
    title: {
      ar: 'لم تُعتمد «{{course}}» بين دوراتك',
      en: '{{course}} is not among your courses',
      fr: '{{course}} n’est pas retenue parmi vos formations',
    },
    body: {
      ar: 'راجعت الأكاديمية اقتراحك تقديم «{{course}}» ولم تؤكده. السبب: {{reason}}',
      en: 'The academy has looked at your offer to deliver “{{course}}” and did not confirm it. The reason: {{reason}}',
      fr: 'L’académie a examiné votre proposition d’assurer « {{course}} » et ne l’a pas confirmée. Motif : {{reason}}',
    },
  },
})
