-- A search reads search_text of many prompts and shows few of them. Kept in the row, where it used to be stored apart and
-- compressed: a third of the time. What is written from now on is kept so, and markdown is put apart instead.
alter table prompts alter column search_text set storage main;
