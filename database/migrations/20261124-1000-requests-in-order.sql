-- Lists of requests are read by the day of sending upwards and by the first day downwards too; who has none stands last in both.
create index course_request_submitted_up on requests.course_request (submitted_at nulls last, id);
create index course_request_first_day_down on requests.course_request (first_day desc nulls last, id desc);
