import { letters } from '#platform/server/notices/letter.ts'

export const attendanceLetters = letters({
  attendanceToMark: {
    topic: 'teaching',
    type: null,
    mail: false,
    title: {
      ar: 'حضور لم يُسجّل: {{class}}',
      en: 'Attendance not marked: {{class}}',
      fr: 'Présences non saisies : {{class}}',
    },
    body: {
      ar: 'في جلسة «{{course}}» ({{class}}) يوم {{sessionDay}} متدربون بلا حضور مسجّل. سجّله قبل مضي يوم وإلا عُدّوا غائبين.',
      en: 'People of the session of “{{course}}” ({{class}}) on {{sessionDay}} have no attendance mark. Mark them within a day, or they count as absent.',
      fr: 'Des participants de la séance de « {{course}} » ({{class}}) du {{sessionDay}} n’ont pas de présence saisie. Saisissez-la sous un jour, sinon ils comptent comme absents.',
    },
  },
  attendanceAtRisk: {
    topic: 'schedule',
    type: null,
    title: {
      ar: 'حضورك في {{course}} في خطر',
      en: 'Your attendance of {{course}} is at risk',
      fr: 'Votre assiduité à {{course}} est insuffisante',
    },
    body: {
      ar: 'فاتك من «{{course}}» ({{class}}) ما لم يعد معه بلوغ نسبة الحضور المطلوبة ممكنًا. راجِع حضورك في جدولك، وتحدّث مع المنسق إن كان فيه خطأ أو عذر.',
      en: 'You have missed so much of “{{course}}” ({{class}}) that the attendance it asks for can no longer be reached. Look at your attendance on your schedule, and speak with the coordinator if something is wrong or you had a reason.',
      fr: 'Vous avez manqué une telle part de « {{course}} » ({{class}}) que l’assiduité exigée ne peut plus être atteinte. Vérifiez vos présences dans votre emploi du temps et parlez au coordinateur en cas d’erreur ou de motif valable.',
    },
  },
})
