-- Remarks on answers are found by the question that they were written to; few answers have one.
create index answer_remarked on exams.answer (exam_question_id) where comment <> '';
create index marking_mark_remarked on exams.marking_mark (exam_question_id) where comment <> '';
