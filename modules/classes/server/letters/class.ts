import { letters } from '#platform/server/notices/letter.ts'

export const lettersOfClass = letters({
  classMade: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: { ar: 'أُنشئت الشعبة {{class}}', en: 'Class {{class}} is made', fr: 'La session {{class}} est créée' },
    body: {
      ar: 'أُكّد بند الخطة «{{course}}» وأُنشئت شعبته {{class}} التي تبدأ في {{day}}. التسجيل فيها مفتوح الآن.',
      en: 'The plan row of “{{course}}” is confirmed and its class {{class}}, from {{day}}, is made. People can register now.',
      fr: 'La ligne du plan de « {{course}} » est confirmée et sa session {{class}} du {{day}} est créée. Les inscriptions sont ouvertes.',
    },
  },
  classAtRisk: {
    topic: 'coordination',
    type: null,
    title: {
      ar: 'الشعبة {{class}} دون الحد الأدنى',
      en: 'Class {{class}} is under its minimum',
      fr: 'La session {{class}} est sous son minimum',
    },
    body: {
      ar: 'سُجّل في «{{course}}» ({{class}}) {{enrolled}} من أصل {{minimum}} على الأقل، وتبدأ في {{day}}. قرّر تنفيذها بسبب أو تأجيلها أو إلغاءها.',
      en: '“{{course}}” ({{class}}) has {{enrolled}} of at least {{minimum}} people and starts on {{day}}. Decide to hold it for a reason, to postpone or to cancel it.',
      fr: '« {{course}} » ({{class}}) compte {{enrolled}} inscrits sur {{minimum}} au minimum et commence le {{day}}. Décidez de la maintenir avec un motif, de la reporter ou de l’annuler.',
    },
  },
  classGo: {
    topic: 'schedule',
    type: null,
    title: { ar: 'تأكد تنفيذ {{course}}', en: '{{course}} will take place', fr: '{{course}} aura lieu' },
    body: {
      ar: 'تأكد تنفيذ «{{course}}» ({{class}}) ابتداءً من {{day}}. تجد الجلسات ومواعيدها وقاعاتها في جدولك.',
      en: '“{{course}}” ({{class}}) will take place from {{day}}. Its sessions with times and classrooms stand on your schedule.',
      fr: '« {{course}} » ({{class}}) aura bien lieu à partir du {{day}}. Séances, horaires et salles figurent dans votre emploi du temps.',
    },
  },
  classStartsSoon: {
    topic: 'schedule',
    type: 2,
    title: {
      ar: '{{course}} تبدأ في {{sessionDay}}',
      en: '{{course}} starts on {{sessionDay}}',
      fr: '{{course}} commence le {{sessionDay}}',
    },
    body: {
      ar: 'تبدأ «{{course}}» ({{class}}) في {{sessionDay}} الساعة {{time}}. راجِع جدولك لمعرفة القاعة وبقية الجلسات.',
      en: '“{{course}}” ({{class}}) starts on {{sessionDay}} at {{time}}. See your schedule for the classroom and the other sessions.',
      fr: '« {{course}} » ({{class}}) commence le {{sessionDay}} à {{time}}. Consultez votre emploi du temps pour la salle et les autres séances.',
    },
  },
  classEnded: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: { ar: 'انتهت الشعبة {{class}}', en: 'Class {{class}} has ended', fr: 'La session {{class}} est terminée' },
    body: {
      ar: 'انتهت جلسات «{{course}}» ({{class}}). راجِع الحضور والدرجات ثم انشر النتائج النهائية وأصدر الشهادات.',
      en: 'The sessions of “{{course}}” ({{class}}) are over. Look at attendance and marks, then publish the final results and issue the certificates.',
      fr: 'Les séances de « {{course}} » ({{class}}) sont terminées. Vérifiez présences et notes, puis publiez les résultats finaux et émettez les attestations.',
    },
  },
  classRevised: {
    topic: 'schedule',
    type: null,
    title: {
      ar: 'تغيّر محتوى {{course}}',
      en: 'What {{course}} teaches has changed',
      fr: 'Le contenu de {{course}} a changé',
    },
    body: {
      ar: 'صارت «{{course}}» ({{class}}) التي تبدأ في {{day}} تسير بأحدث نسخة من الدورة. قد يتغير محتواها ووسائل تقييمها وما يلزم لاجتيازها؛ تجد ما تسير به في صفحة الشعبة.',
      en: '“{{course}}” ({{class}}) from {{day}} now goes by the newest revision of the course. What it teaches, its evaluation means and what has to be reached may be otherwise than before; the page of the class says what holds.',
      fr: '« {{course}} » ({{class}}) du {{day}} suit désormais la dernière révision de la formation. Le contenu, les moyens d’évaluation et les conditions de réussite ont pu changer ; la page de la session indique ce qui vaut.',
    },
  },
  // Whether a class that people have paid for and travel to takes place: nobody switches it off.
  classPostponed: {
    topic: 'registration',
    type: 3,
    title: { ar: 'أُجّلت الشعبة {{class}}', en: 'Class {{class}} is postponed', fr: 'La session {{class}} est reportée' },
    body: {
      ar: 'أُجّلت «{{course}}» ({{class}}) إلى {{newDay}}. السبب: {{reason}}. تُعلن الجلسات الجديدة حين تثبت، ويبقى تسجيلك قائمًا.',
      en: '“{{course}}” ({{class}}) is postponed to {{newDay}}. Reason: {{reason}}. The new sessions will be announced once they stand; your place is kept.',
      fr: '« {{course}} » ({{class}}) est reportée au {{newDay}}. Motif : {{reason}}. Les nouvelles séances seront annoncées dès qu’elles seront fixées ; votre place est conservée.',
    },
  },
  classReopened: {
    topic: 'schedule',
    type: 3,
    title: { ar: 'عادت الشعبة {{class}}', en: 'Class {{class}} is on again', fr: 'La session {{class}} reprend' },
    body: {
      ar: 'ثبت موعد «{{course}}» ({{class}}) وتبدأ في {{day}}. راجِع المواعيد الجديدة.',
      en: 'The dates of “{{course}}” ({{class}}) stand: it starts on {{day}}. Please look at the new times.',
      fr: 'Les dates de « {{course}} » ({{class}}) sont fixées : elle commence le {{day}}. Consultez les nouveaux horaires.',
    },
  },
  classCancelled: {
    topic: 'registration',
    type: 3,
    title: { ar: 'أُلغيت الشعبة {{class}}', en: 'Class {{class}} is cancelled', fr: 'La session {{class}} est annulée' },
    body: {
      ar: 'نأسف لإلغاء «{{course}}» ({{class}}) التي كانت تبدأ في {{day}}. السبب: {{reason}}. سيتواصل معك المنسق بشأن البدائل وما دفعته.',
      en: 'We are sorry: “{{course}}” ({{class}}), which was to start on {{day}}, is cancelled. Reason: {{reason}}. The coordinator will speak with you about alternatives and what you have paid.',
      fr: 'Nous sommes désolés : « {{course}} » ({{class}}) prévue le {{day}} est annulée. Motif : {{reason}}. Le coordinateur vous proposera une solution, y compris pour ce que vous avez payé.',
    },
  },
})
