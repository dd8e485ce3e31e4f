// Which capitalized words aren't a name, and which are one only beside another: "April Johnson", but "in April".

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Words that are a name only beside another one: "April Johnson", but "in April". */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = words(`
  Dean April May June August Grace Hope Faith Joy Mark Will Art Bill Rose Summer Autumn Dawn Christian Chase Grant Drew Rich Max Miles Destiny Heaven
  Paris London Sydney Austin Dallas Brooklyn Savannah Georgia Virginia Carolina Israel Jordan Chad Kenya India China Guy Major Prince King Young
  Small Long Short White Black Brown Green Gray Best Good Love Day Moon Price Page Park Wood Woods Stone Field Hill Rivers Waters Banks
  Bush Rice Bean Cook Baker Carter Mason Hunter Fisher Taylor Smith Cooper Parker Porter Judge Marshall
  Pearl Ray Sage Olive Violet Iris Heath Clay Dale Reed Trinity Melody Crystal Amber Mercy Patience Prudence Sandy Sterling Milan Roman Dakota Rex Wilson Franklin Kennedy Nelson Howard Harrison Orlando Winston Dawson Raven Willow Skye Jade Mari Pascal
  Ela Ele Ella Elle Il Lui Lei Han Hon Hij Zij Sie Er Hun Min Santiago Visa
`)

/** Capitalized words that aren't a name, in any position. */
export const NOT_NAMES: ReadonlySet<string> = words(`
  A About Above Absent Absence Abstract Academic Academy Access Accommodation Accommodations According Account Accounting Across Act Action Activity Actually Add Additional Adjust Administration Admission Admissions Advanced Advice Advising Advisor Affairs After Afterward Afterwards Again Against AI Algebra Algorithm All Allergy Almost Along Already Also Although Always Am American Among An Analysis Analyze And Anatomy Anonymous Another Answer Anthropology Any Anyone Apparently Appendix Applied Apply Appointment Are Article Arts As Asian Ask Assess Assessment Assign Assignment Assignments Assistant Associate Assume At Attached Attendance Audience Author Average
  Background Based Basic Be Because Before Behavior Below Best Between Big Biochemistry Biological Biology Black Blackboard Board Both Brief Budget Bullet Business But By
  Calculus Calculate California Campus Can Canada Canvas Career Case Category Center Central Certificate Chair Chapter Check Checklist Chemical Chemistry Chief Chinese City Civil Class Classroom Clinical Close College Color Column Comment Comments Committee Common Communication Community Company Compare Completion Computer Computing Concept Conclusion Condition Conference Confidential Consider Contact Content Context Could Council Counseling Country County Course Create Credit Criteria Criterion Critical Cultural Culture Current Curriculum Customer
  Daily Data Date Day Deadline Dear Decision Deep Definition Degree Department Describe Description Design Despite Detail Details Development Diagnosis Did Digital Director Disability Discuss Discussion Distance District Division Do Doctor Document Does Draft Due During December
  Each Early Earth East Ecology Economic Economics Edit Editor Education Educational Effective Either Electrical Electronic Email Emergency Employee Encourage End Engineering England English Enrollment Ensure Enter Environment Environmental Essay Essays Europe European Evaluate Evaluation Even Events Every Everybody Everyone Everything Exam Example Examples Excel Except Executive Exercise Experience Explain External Extra
  Facebook Faculty Fail Fall False Family February Federal Feedback Few Figure File Final Finals Finally Finance Financial Find First Fix Focus Follow Following For Format Foundation Foundations Four Free French Freshman Friday From Full Further
  General Generate German Get Give Given Global Goal Goals Good Google Government GPA Grade Gradebook Grades Grading Graduate Grammar Great Group Guide
  Had Half Has Have Having He Head Health Hello Help Her Here Hers Hi High Higher Him His History Home Homework Honors Hour Hours House How However Human Humanities
  I Idea Ideas If Imagine Immediate Important Improve In Include Including Incomplete Indeed Individual Industry Information Initial Input Inside Instead Institute Institution Instructions Instructor Intermediate Internal International Internet Interview Introduction Introductory Is Issue It Item Its
  January Japanese Job Journal July Just
  Keep Key Know
  Lab Labor Laboratory Language Last Late Later Latin Law Leadership Learning Lecture Legal Less Lesson Let Letter Level Library Life Like Likewise Line Linear List Literature Local Long Look Low
  Machine Main Maintain Major Make Male Management Manager Many March Marketing Master Masters Material Materials Math Mathematics Maybe Mean Mechanical Mechanics Median Media Medical Medicine Meet Meeting Member Memo Mental Message Method Methods Microeconomics Macroeconomics Microsoft Mid Midterm Midterms Mini Minor Minutes Model Models Modern Module Monday Month More Moreover Most Mother Movement Much Multiple Music My
  Name National Natural Nature Need Neither Network Never New News Next No Nobody Nonetheless None Nor North Not Note Notes Nothing November Now Number Nursing Nutrition
  Objective Objectives October Of Off Office Officer Ohio Old On Once One Online Only Open Optional Options Or Oral Order Organic Organization Original Other Others Otherwise Our Out Outline Output Outside Over Overall Overview Own
  Pacific Page Paper Papers Paragraph Parent Part Participation Party Pass Past Peer Pennsylvania People Percent Perhaps Period Person Personal Pharmacology Philosophy Phone Physical Physics Physiology Pittsburgh Plan Plans Please Point Points Policy Political Politics Possible Post PowerPoint Practical Practice Preliminary Presentation President Prerequisite Press Previous Previously Price Primary Principal Principles Prior Private Prize Probably Problem Problems Procedure Process Product Professional Professor Program Programming Progress Project Projects Prompt Proposal Provide Provost Psychology Public Purpose Python
  Qualitative Quality Quantitative Question Questions Quick Quiz Quizzes
  Rather Read Reading Real Reason Recent Recently Recommendation Reference References Regarding Registrar Remember Remove Reply Report Reports Representative Request Require Required Requirements Research Researcher Resource Resources Respond Response Result Results Resume Return Review Revise Revision Rewrite Right Role Room Rubric Rule Rules
  Sample Saturday Save Say Scale Schedule School Science Sciences Score Scores Search Second Secretary Section Security See Select Semester Seminar Senior Sentence September Series Service Services Session Several She Short Should Show Similarly Simple Since Six Skill Skills Small So Social Society Sociology Software Some Someone Something Sometimes Son Soon Source Sources South Spanish Spring Staff Standard Start State Statement States Statistical Statistics Status Step Steps Still Stop Strategic Strategy Strong Structure Student Students Study Style Subject Submission Submit Such Suggest Suggestions Summarize Summary Summer Sunday Support Sure Survey Syllabus System Systems
  Table Take Talk Target Task Tasks Teach Teacher Teaching Team Technical Technology Tell Template Term Terms Test Testing Tests Text Textbook Than Thank Thanks That The Their Them Then Theory There Therefore These Thesis They Thing Things Think Third This Those Though Three Through Thursday Time Times Title To Today Together Tone Too Top Topic Topics Total Toward Track Training Transcript Translate Treatment True Try Tuesday Turn Tutor Tutorial Two Type
  Under Undergraduate Understanding Unfortunately Unit United Units University Unless Until Up Update Upon Us USA Use User Using
  Value Version Very Via Video View Virtual Visit Visual
  Was Washington We Web Wednesday Week Weekly Weeks Welcome Well Were West What When Where Whereas Whether Which While White Who Whole Whose Why Will Winter With Within Without Woman Women Wonder Word Words Work Workshop World Would Write Writer Writing Written Wrong
  Year Years Yes Yesterday Yet York You Young Your Yours
  Zero Zoom
  Republic Kingdom Africa African Asia Australia Brazil China Chicago
  Boston Texas Florida France Germany India Italy Japan Mexico Russia Spain Ukraine Vietnam Greek Roman Russian Italian Korean Indian Hispanic Latino
  Suppose Congratulate Remind Invite Notify Inform Nominate Recommend Convert Fill Prepare Compose Polish Proofread Shorten Reformat Extract Classify Organize Rank Sort Paste Verify Complete Compute Estimate Forward Attach Refund Wire Transfer Deposit Ship Mail Send Print Scan Upload Register Enroll Admit Dismiss Suspend Expel Hire Promote Pay Call Acknowledge Confirm Approve Deny Reject Cancel Reschedule Escalate Summarise Organise Rephrase Simplify Housing Residence Matrikelnummer Geburtsdatum Adresse Wohnhaft Emplid Payroll Bursar Hourly Rate Flat Apt Patient Client Applicant Candidate Resident Advisee Mentee Participant Intern
  Reg Roll Matric Adm NetID Passport DOB Rm Dorm Ext Fax Pell FAFSA Aid Loan Loans License Licence Driver Record Birth Routing Bank Savings Checking Salary Stipend Wage Conduct Probation Suspension Hearing Honor Integrity Misconduct Plagiarism Dean's Mailing Address Apartment Correct Solution Choice Option Incorrect Blank Hint Variant Distractor Explanation Regards Sincerely Cheers Hey Attn Fwd Re Cc Bcc
  Afghanistan Alabama Alaska Albania Algeria Amazon America Apple Arabic Argentina Arizona Arkansas Atlanta Austria Austrian Baltimore Bangladesh Belgium Berlin Bolivia British Buddhism Bulgaria Canadian Catholic Chile Christianity Cleveland Colombia Colorado Connecticut Croatia Cuba Czech Delaware Denmark Denver Detroit Dutch Ecuador Egypt Egyptian Ethiopia Finland Ghana Greece Guatemala Haiti Hawaii Hinduism Houston Hungary Iceland Idaho Illinois Indiana Indonesia Iowa Iran Iraq Ireland Irish Islam Istanbul Jewish Kansas Kentucky Korea Kuwait Lebanon Louisiana Madrid Maine Malaysia Maryland Massachusetts Meta Miami Michigan Minnesota Mississippi Missouri Montana Morocco Moscow Muslim Nebraska Nepal Netherlands Nevada Nigeria Norway Oklahoma OpenAI Oregon Pakistan Peru Philadelphia Philippines Poland Portugal Portuguese Rome Romania Scotland Seattle Serbia Singapore Slovakia Sweden Swedish Swiss Switzerland Syria Taiwan Tennessee Thailand Tokyo Toronto Turkey Turkish Utah Venezuela Vermont Vienna Wales Wisconsin Wyoming ChatGPT Claude Gemini Copilot Wikipedia YouTube Instagram Twitter LinkedIn
  Los Las Les Die Das Ein Eine Una Por Para Hola Bonjour Ciao Hallo Estimado Estimada Liebe Lieber Sehr Geehrte Geehrter Querido Querida Madame Monsieur Nota Notas Alumno Alumna Étudiant Étudiante Studentin Klausur Prüfung Examen Bitte Merci Gracias
  Dept Depts Vendor Supplier Stripe PayPal Mastercard Amex Venmo Zelle Turnitin Moodle Brightspace Sakai Zotero Mendeley Overleaf Stata Matlab Mathematica Tableau Qualtrics Slack Discord Notion Trello Jira GitHub GitLab Docker Kubernetes Linux Windows Android Chrome Firefox Safari Outlook Teams Dropbox Adobe Photoshop Canva Kahoot Quizlet Duolingo Grammarly Perplexity Mistral Llama Panopto Gradescope Piazza Workday Salesforce Oracle Netflix Spotify Uber Airbnb Tesla Toyota Pfizer Moderna Nike Starbucks Walmart
  Mention Match Aadhaar Insulin Adderall Ritalin Vyvanse Concerta Prozac Zoloft Lexapro Xanax Ativan Klonopin Humira Ozempic Tylenol Advil Accutane Comms Grüßen Grüße Gruß Saludos Atentamente Cordialement Cordialmente Saluti Cordiali Distinti
  Labmate Hybrid Smoker Nonsmoker Drinker Incumbent Recruit Grievant Amount Amounts Qty Mileage Honorarium Reimbursement Cadet Cadets Midshipman Breakfast Lunch Dinner Shuttle Signage Catering Printing Supplies Kontoinhaber Kontoinhaberin Inhaber Inhaberin Titular Titulaire Matr Patron Borrower Caller Driver Passenger Suspect Victim Witness Complainant Respondent Accused Defendant Plaintiff Claimant Appellant Petitioner Tenant Landlord Donor Payee Payer Sender Recipient Guest Visitor Owner Holder Card Payment Shipment Parcel Package Invoice Receipt Rent Lease Fee Fees Cost Mom Dad Mum Father Brother Sister Daughter Husband Wife Spouse Partner Guardian Child Kid Boy Girl Man Guy Lady Coach Boss Roommate Housemate Classmate Teammate Coworker Colleague Nurse Physician Surgeon Therapist Applicants Candidates Patients Clients Employees Residents Bench Spill Injury Accident Incident Fire Alarm Surgery Medication Skin Vitals Mood Affect Gait
  Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thurs Fri Sat Sun Vitamin Hepatitis Row Mr Ms Mrs Mx Dr Prof Miss Sir Madam
`)

/** Words that make a run of capitalized words the name of something else: "Beck Depression Inventory", "Hillman Library". */
export const ENTITY_WORDS: ReadonlySet<string> = words(`
  University College School Institute Institution Hospital Clinic Center Centre Library Hall Building Foundation Association Society Academy Museum
  Department Office Program Project Initiative Fund Fellowship Scholarship Award Prize Medal Trust Press Journal Review Times Post Act Law Bill
  Scale Inventory Test Index Questionnaire Method Theorem Theory Effect Model Syndrome Disease Street Avenue Road Boulevard Drive Lane Park River
  Lake Mountain Island Bridge Airport Station Church Theater Theatre Stadium Company Corporation Inc LLC Ltd Group Team Committee Council Agency
  Bureau Commission Ministry Court Party Union Lecture Lectures Protocol Framework Taxonomy Principle Principles Algorithm Coefficient Distribution
  Dept Sci Works Unit Division Faculty Campus Service Services House Tower Suite Gym Café Cafe Auditorium Lounge Annex Wing Quad Dorm Residence Chapel Pharmacy Bookstore Registry Bank
  Agreement Form Policy Plan Report Guide Handbook Manual Charter Code Contract Statement Certificate Standards Regulations Notice Clause
  Manager Mgr Officer Lead Coordinator Director Specialist Analyst Supervisor Administrator Technician Engineer Secretary Clerk Representative
  Way Courtroom League Tools Industries Robotics Enterprises Logistics Consulting Supply Nest Club Bar Pub Arena Gardens Plaza Mall Market Hotel Inn Suites Restaurant Kitchen Grill Shield Insurance Airlines Partners Holdings Solutions Technologies
  Festival Fair Gala Cup Games Challenge Championship Conference Symposium Summit Workshop Retreat Journey Chronicles Diary Tales Plague Promise Raum Saal Sala Salle Zimmer Lodge Helpdesk Desk Hub Reception Estates
  Universidad Universidade Università Université Universität Universiteit Facultad Faculdade Facoltà Faculté Fakultät Faculteit Escuela Escola Scuola École Hochschule Instituto Istituto Institut
  Centro Zentrum Centrum Departamento Dipartimento Département Oficina Ufficio Büro Secretaría Segreteria Sekretariat Biblioteca Bibliothèque Bibliothek Edificio Edifício Bâtiment Gebäude Aula Colegio Academia Ministerio Ministère Ministerium Servicio Serviço Servizio
  Payable Receivable Commons Bay Creek River Mountain Valley Falls Canyon Island Islands Harbor Beach Springs Mesa Peak Scholar Coaches Buses Plants Specialist Technician Scientist Accountant Custodian Trainee Apprentice Postdoc Scholars Fellows Ambassadors Trustees Alumni Residents Interns Grants Awards Scholarships Fellowships Collie Terrier Retriever Spaniel CC HS ISD LLC LLP Inc Ltd GmbH
  Depression Anxiety Cancer Diabetes Autism Month Week War Revolution Movement Deal Studies Lab Laboratory
`)

/** Of those, words that are a family name after a first name we know: "Leo Park". */
export const SURNAMES: ReadonlySet<string> = words('Park Hall Lane Church Lake Law Post Street Bill Union')

/** Words for a place or a color that are a family name after a first name we know: "Tyrell Washington". */
export const PLACE_SURNAMES: ReadonlySet<string> = words(
  'Washington York West North East England French German English Holland Boston Houston Berlin Head House Key Little Major Master Power Read Right Sharp Strong Winter Summer Wright Pell',
)

/** The most common Chinese, Japanese, and Korean family names, as a Han or Hangul name starts with one of them. */
export const HAN_SURNAMES =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾萧蕭田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯佐鈴高渡伊山中小加吉木松井清斎'
/** Family names of two characters. */
export const HAN_COMPOUND = '(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|夏侯|皇甫|慕容|令狐|端木)'
export const HANGUL_SURNAMES =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민'
