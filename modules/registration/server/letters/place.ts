import { letters } from '#platform/server/notices/letter.ts'

/** Of a place in a class made for one organization. */
export const placeLetters = letters({
  placeToConfirm: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'هل تحضر «{{course}}»؟',
      en: 'Will you come to “{{course}}”?',
      fr: 'Viendrez-vous à « {{course}} » ?',
    },
    body: {
      ar: 'خصّصت لك جهتك مقعدًا في «{{course}}» التي تبدأ في {{day}} (التسجيل {{code}}). أكّد حضورك أو اعتذر، حتى يُعطى المقعد لغيرك.',
      en: 'Your organization has given you a place in “{{course}}”, which starts on {{day}} (registration {{code}}). Say that you come, or decline so that somebody else gets the place.',
      fr: 'Votre organisme vous a réservé une place dans « {{course}} », qui commence le {{day}} (inscription {{code}}). Confirmez votre venue, ou déclinez pour que la place aille à une autre personne.',
    },
  },
  placeConfirmed: {
    topic: 'registration',
    type: null,
    mail: false,
    title: {
      ar: 'أُكّد الحضور: {{code}}',
      en: 'The place is confirmed: {{code}}',
      fr: 'Venue confirmée : {{code}}',
    },
    body: {
      ar: 'أكّد صاحب التسجيل {{code}} حضوره في «{{course}}» ({{class}}).',
      en: 'The trainee of registration {{code}} comes to “{{course}}” ({{class}}).',
      fr: 'Le stagiaire de l’inscription {{code}} viendra à « {{course}} » ({{class}}).',
    },
  },
  placeDeclined: {
    topic: 'registration',
    type: 10,
    title: {
      ar: 'اعتذار عن مقعد: {{code}}',
      en: 'A place was declined: {{code}}',
      fr: 'Place déclinée : {{code}}',
    },
    body: {
      ar: 'اعتذر صاحب التسجيل {{code}} عن مقعده في «{{course}}» ({{class}}) التي تبدأ في {{day}}، والمقعد خالٍ. يمكنكم تسمية شخص آخر.',
      en: 'The trainee of registration {{code}} does not come to “{{course}}” ({{class}}), which starts on {{day}}. The seat is free: you can name somebody else.',
      fr: 'Le stagiaire de l’inscription {{code}} ne viendra pas à « {{course}} » ({{class}}), qui commence le {{day}}. La place est libre : vous pouvez désigner une autre personne.',
    },
  },
})
