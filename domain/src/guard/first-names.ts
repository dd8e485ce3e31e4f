/** First names that count as a person alone: "Maria got a C+". Words that are also common English aren't listed. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `
  Aaliyah Aaron Abby Abdel Abdiel Abdirahman Abdoulaye Abdul Abdulaziz Abdullah Abdulrahman Abebe Abel Abena Abeni Abhinav Abhishek Abigail Abiodun
  Abraham Abril Achieng Achim Ada Adaeze Adalynn Adam Adaora Addison Adebayo Adela Adele Adeline Ademola Adeola Adewale Adina Aditi Aditya Adnan
  Adrian Adriana Adriel Adunni Afia Afonso Agatha Agnes Agnieszka Agustin Agustín Ahmad Ahmed Ahmet Aidan Aiden Aiko Aileen Ainhoa Ainsley Aisha
  Aisling Aisyah Aiyana Ajay Ajit Akane Akash Akbar Akhil Akiko Akinyi Akira Akua Alain Alan Alana Alba Albert Alberto Albrecht Aldo Alejandra
  Alejandro Aleksander Aleksandr Aleksandra Alem Alena Alessandra Alessandro Alessia Alev Alex Alexa Alexander Alexandra Alexandria Alexis Alfie
  Alfons Alfonso Alfred Alfredo Ali Alice Alicia Alim Alina Alisa Alisha Alison Alistair Alix Aliyah Allie Allison Alma Alok Alonzo Aloysius Altan
  Alvaro Alvin Alyssa Amadou Amal Amalia Amanda Amandine Amani Amara Amarachi Amari Amaya Ambar Ambrose Amel Amelia Amelie Amina Amir Amirah Amit Amna
  Amparo Amy Ana Anahi Anand Anant Ananya Anastasia Anaya Anaïs Anders Andile Andre Andrea Andreas Andreea Andrei Andrej Andres Andrew Andrzej Andrés
  Andy Anelise Aneta Angel Angela Angeles Angelica Angelika Angelina Angelo Angus Anh Anika Anil Anis Anish Anisha Anita Aniya Aniyah Anja Anjali Anke
  Ankit Ankita Ann Anna Annalise Anne Annegret Anneke Annelies Anneliese Annette Annie Annika Anouk Ansel Anselm Anthea Anthony Antje Antoine
  Antoinette Anton Antonia Antonio Antti Anuj Anusha Anwar Anya Aoife Aparna Apinya Apoorva Araceli Aradhya Arash Aravind Archie Arda Ari Aria Ariadne
  Ariana Ariel Arielle Arjun Arlene Arlo Armando Armin Arnaud Arnav Arne Arno Arnold Aroha Arthit Arthur Artur Arturo Arun Aruna Arvind Arvo Aryan Asa
  Asad Asante Aselefech Asha Ashanti Asher Ashley Ashlyn Ashton Ashwin Asif Aslan Asma Astrid Ataahua Atsuko Atticus Aubrey Aude Audrey Augustin
  Aurelia Aurelio Aurélien Austin Ava Avani Avery Aviva Avraham Axel Ayaan Ayaka Ayako Ayanna Ayano Ayden Aydin Ayelet Ayesha Ayla Aylin Ayman Ayo
  Ayse Aysel Ayşe Azadeh Azeez Aziz Babajide Babak Babatunde Bahar Bakary Balázs Bao Baptiste Baraka Barbara Barrett Barry Bart Bartholomew Bartosz
  Barış Bashir Basil Basma Bastian Bastien Batoul Beata Beate Beatrice Beatriz Beau Beckett Becky Begoña Behrouz Belinda Bella Ben Benedict Benedikt
  Benito Benjamin Bennett Benno Benny Benoît Bentley Berat Bereket Berenice Berit Berk Bernadette Bernard Bernd Bernhard Beth Bethany Betsy
  Bettina Betty Beverly Bex Bhavana Bhavesh Bianca Bilal Bill Billy Birgit Birte Bjarne Björn Blaine Blake Blakely Boakye Bob Bobby Bodo Bogdan Bohdan
  Bojan Bolanle Bongani Bonnie Boris Borja Bosede Boyd Božena Brad Bradley Brady Bram Brandon Branka Brantley Braxton Brayan Brayden Brenda Brendan
  Brennan Brent Brett Brian Brianna Bridget Brielle Brigid Brigitte Britta Brittany Brody Bronagh Bronwyn Brooke Bruce Bruno Bryan Bryce Brynn Bryson
  Burak Burkhard Busisiwe Byron Bärbel Cade Caden Cahit Caio Caitlin Caleb Callan Callie Callum Calvin Camden Cameron Camila Camille Camilo Candace
  Candelaria Candice Caoimhe Carina Carl Carla Carles Carlo Carlos Carlton Carly Carmela Carmen Carol Carolin Carolina Caroline Carolyn Carrie Carson
  Carsten Carys Casey Casimir Cassandra Cassidy Catalina Catarina Catherine Cathy Catrin Catriona Cayden Cecile Cecilia Cedric Celeste Celia Celine
  Cem Cemre Cesar Chad Chaim Chanda Chandra Chantal Charlene Charles Charlie Charlize Charlotte Chauncey Chaya Chelsea Chen Chepkoech Cheryl Chetan
  Chiaki Chiamaka Chiara Chibuzo Chidera Chidi Chidinma Chieko Chijioke Chika Chimamanda Chinedu Chinenye Chinmay Chinonso Chinwe Chioma Chisom Chloe
  Chloé Chris Christa Christian Christiane Christina Christine Christof Christoph Christopher Chukwu Chukwuemeka Chukwuma Chun Cian Ciara Ciaran
  Cillian Cindy Claire Clara Clarence Clarissa Clark Claudette Claudia Claudio Clayton Clemens Clement Clifford Clint Clive Clotilde Clyde Clémence
  Clémentine Cody Cole Colette Colin Colleen Collin Colt Colton Concepción Connor Conor Conrad Constance Consuelo Cora Cordelia Corentin Corey Corinne
  Cormac Cornelia Cornelius Cosima Cosmin Costas Courtney Craig Cristian Cristina Cristóbal Crystal Cuauhtémoc Curtis Cynthia Cyrus Cécile César Daan
  Dafydd Dagmar Dagny Daichi Daisuke Daisy Dalal Dalia Damian Damien Damilola Damir Dan Dana Danica Daniel Daniela Danielle Danilo Danny Dante Danuta
  Daphne Daria Dariel Dario Darius Darko Darlene Darnell Darragh Darren Darya Dashiell Daud Dave David Davide Davina Dawit Dayana DeShawn Dean Deandre
  Debora Deborah Debra Declan Deepak Deepika Deion Deirdre Deja Delia Delilah Demetrius Denis Denise Deniz Dennis Denys Denzel Derek Derrick Deshawn
  Desiree Desmond Destinee Detlef Deva Devin Devon Devonte Dewi Dexter Dhruv Diana Diane Diarra Diego Dieter Dietmar Dietrich Dikembe Dilip Dilnoza
  Dimitri Dimitrios Dina Dinah Dinesh Dinh Dirk Divya Diya Dmitri Dmitry Dmytro Dolores Dominic Dominik Dominique Donald Donna Donovan Dora Doris
  Dorota Dorothea Dorothy Doug Douglas Dragan Duane Duc Duha Dumisani Dustin Duygu Dwayne Dylan Dženana Earl Easton Ebba Ebele Eberhard Ebony Ebru Ece
  Eckhard Eddie Edgar Edita Edith Edmund Edna Edona Eduard Eduarda Eduardo Edward Edwin Efosa Efrain Efua Egon Eileen Eilidh Eirik Ekaterina Ekene
  Elaine Elanor Eleanor Elena Eleni Elfriede Elham Eli Elian Eliana Elias Elidia Elif Elijah Elin Elina Elisa Elisabeth Elise Eliza Elizabeth Eliška
  Elke Ella Elle Ellen Ellie Ellinor Elliot Elliott Ellis Elmer Elodie Eloise Elsa Elsbeth Elsie Eluned Elvira Elżbieta Emanuele Emeka Emeline Emerson
  Emersyn Emery Emil Emilia Emiliano Emilie Emilio Emily Emine Emma Emmanuel Emmanuella Emmett Emmy Emre Enid Eno Enrico Enrique Enzo Eoin Erdem
  Erhard Eric Erica Erich Erick Erik Erika Erin Erina Erling Ernest Ernestine Ernesto Erwin Esmeralda Esperanza Esra Esteban Estefania Estela Estelle
  Esther Ethan Ethel Etienne Etsuko Eugen Eugene Eugenia Eugenio Eulalia Eun Eunice Eva Eva-Maria Evan Evangeline Evelina Evelyn Everett Everly Evgeny
  Ewa Ewan Eyal Ezekiel Ezequiel Ezgi Ezinne Ezra Fabian Fabiana Fabien Fabio Fabrice Fadi Fadumo Faisal Faith-Ann Faiza Faizan Falk Fanny Farah
  Fardin Farhan Farhod Farid Farida Farouk Farrah Fatemah Fatemeh Fathima Fatima Fatma Fatou Faustino Faye Federico Felicia Felicity Felipe Felix Femi
  Femke Feng Ferdinand Fergus Fern Fernanda Fernando Fikret Filip Filippo Finley Finn Fiona Fionn Flavia Flavio Fletcher Fleur Flora Florence Florian
  Floyd Folake Folasade Franca Frances Francesca Francis Francisco Franck Franco Frank Frankie Franz Franziska Françoise Frauke Fred Freddie Freddy
  Frederick Freja Freya Frieda Friedemann Friederike Friedhelm Friedrich Fritz Fumiko Funmi Gabriel Gabriela Gabriele Gabriella Gael Gaetano Gaia Gail
  Ganesh Gareth Garrett Gary Gauri Gavin Gaëlle Gbenga Gemma Genevieve Genoveva Geoff Geoffrey Georg George Georgina Georgios Gerald Geraldine Gerard
  Gerardo Gerd Gerda Gerhard Germaine Gert Gertrud Gertrude Gethin Ghassan Giancarlo Giang Gianna Gideon Gilbert Gillian Gina Ginevra Gintaras Giorgia
  Giorgio Giovanni Girish Gisela Giselle Giulia Giuliana Giuseppe Gizem Glenn Gloria Gopal Goran Gordon Gottfried Graciela Grady Graham Grayson Grazia
  Greg Gregory Greta Gretchen Greyson Griffin Grzegorz Gráinne Guadalupe Gudrun Guido Guillaume Guillermo Gul Gulsen Gunnar Gunther Gustav Gustavo
  Gwen Gwendolyn Gwyneth Gökhan Göran Götz Günter Günther Habib Hadiza Hadley Haile Hailey Hakan Hakim Haley Halima Halle Hallie Hamid Hamish Hamza
  Hana Hanh Hanif Hanna Hannah Hanne Hannes Hans Haoran Harald Hari Harini Haris Harish Harold Harper Harriet Harry Harsh Harshvardhan Hartmut Haruka
  Haruki Haruko Haruto Harvey Hasan Hasmik Hassan Hassane Hauke Hayden Hazel Heather Hector Hedda Hedwig Heidi Heike Heikki Heiko Hein Heiner Heino
  Heinrich Heinz Helen Helena Helga Helge Helle Helmut Hemant Hemi Hendrik Henning Henri Henrietta Henriette Henrik Henry Herbert Herman Hermann Hiba
  Hideo Hien Hikaru Hilal Hilary Hilda Hildegard Hinata Hiroko Hiromi Hiroshi Hoa Hoang Holger Hollis Holly Horace Horatio Horst Hortense Hrvoje
  Hubert Huda Hudson Hugh Hugo Humberto Huong Husam Hussein Hyejin Hyun Hyun-woo Hélène Ian Ibrahim Ibrahima Ibtisam Ida Idris Ifeanyi Ifeoma Ifunanya
  Iga Ignacio Ignatius Igor Iker Ikram Ilaria Ileana Ilias Ilker Ilona Ilse Imani Imelda Imke Imogen Imran Imtiaz Ina Inaya Indira Ines Inga Inge
  Ingeborg Ingo Ingrid Inigo Inés Ioana Ioannis Iona Iqbal Ira Irene Irfan Irina Irma Irmgard Irum Isaac Isabel Isabela Isabell Isabella Isabelle
  Isadora Isaiah Isaias Isha Ishaan Ishita Isidora Isla Ismael Ismail Isolde Issa Itsuki Itzel Itziar Ivan Ivana Ivo Ivy Iván Iwona Izabela Izzy Iñaki
  Jaakko Jaana Jace Jacek Jacinta Jack Jackeline Jackie Jackson Jacob Jacqueline Jacquelyn Jacques Jada Jaden Jagdish Jahid Jahir Jai Jaime Jake Jakob
  Jakub Jaleel Jalen Jamaal Jamal Jamar James Jameson Jamie Jamila Jan Jana Jane Janelle Janet Janice Janina Janine Janko Jannik Janvi Jaqueline Jared
  Jaroslav Jarrod Jarvis Jasmin Jasmine Jason Jasper Jaspreet Jatin Javad Javier Javon Jax Jaxon Jaxson Jay Jaya Jayce Jayden Jayesh Jayla Jaylen
  Jaylin Jaylon Jean Jeanette Jeanne Jeff Jeffrey Jelani Jelena Jelle Jemima Jemma Jen Jenna Jennifer Jenny Jens Jeong Jeremiah Jeremy Jermaine Jeroen
  Jerome Jerry Jerzy Jerónimo Jesper Jess Jessamyn Jesse Jessica Jessie Jesus Jesús Jett Jhon Jia Jianhua Jihoon Jihye Jill Jim Jimena Jimmy Jin Jing
  Jinsoo Jitka Jiwoo Jiyeon Jiří Joachim Joan Joanna Joanne Joao Joaquin Joaquín Jocelyn Jochen Jodie Joe Joel Joelle Johan Johann Johanna Johannes
  John Johnny Jolanta Jolene Jon Jonah Jonas Jonathan Joon Joon-ho Joost Jordan Jordi Jordyn Jorge Jorgen Joris Jose Joseba Josef Josefina Josep
  Joseph Josephine Josh Joshua Josiah Josie Josue José Jovan Jovana Joyce João Juan Juana Juanita Judah Jude Judith Judy Juhani Julia Julian Juliana
  Juliane Julie Julien Juliet Julieta Juliette Julio Julius Jun Junaid Junko Jurgen Justin Justine Justyna Jutta Jyoti Jörg Jörn Jørgen Jürgen Kabir
  Kade Kaden Kadija Kadir Kagiso Kai Kaia Kaiden Kaitlin Kaitlyn Kaito Kajal Kalani Kaleb Kaleo Kalina Kalpana Kamal Kamala Kamau Kameron Kamil Kamila
  Kaori Kara Karan Kareem Karel Karen Karim Karin Karina Karl Karla Karolina Karoline Karson Karsten Karter Karthik Karthika Kasia Kaskia Kaspar
  Katalin Katarina Kate Katelyn Katharina Katherine Kathleen Kathrin Kathryn Kathy Katie Katja Katrien Katrin Katrina Katsumi Katya Kaushik Kavita
  Kavitha Kavya Kay Kaya Kayden Kayla Kaylee Kayson Kazim Kazuki Keanu Kehinde Kehlani Keiko Keilani Keisha Keita Keith Kellan Kelly Kelsey Kelvin
  Kemal Ken Kendall Kendra Kendrick Kenji Kenneth Kent Kenta Kenya Kerem Kerry Kerstin Keshia Ketan Kevin Keyshawn Khadija Khadijah Khaled Khalid
  Khalil Khang Khanh Khayelitsha Khloe Khoa Khushi Kiana Kiara Kiera Kieran Kieron Kiersten Kiki Kilian Killian Kim Kimani Kimberly Kimiko Kinga
  Kinsley Kip Kira Kiran Kirill Kirk Kirra Kirsten Kirsti Kishore Klaas Klara Klaus Kobe Kofi Kohei Koji Kojo Kolton Komal Konrad Konstantin Konstanze
  Korbinian Kosi Krishna Krista Kristen Kristian Kristin Kristina Krystal Krzysztof Ksenia Kumar Kunal Kurt Kwabena Kwadwo Kwaku Kwame Kwasi Kwesi
  Kyla Kyle Kyler Kylie Kyra Kyrie Kyung LaToya Lachlan Ladislav Laetitia Laila Lainey Lakisha Lakshmi Lalita Lalitha Lamar Lamont Lan Lana Lance
  Landon Lara Larisa Larissa Larry Lars Lasse Laszlo Latasha Latifa Latisha Latoya Latrell Laura Laure Laurel Lauren Laurent Laurenz Laurie Lavinia
  Layla Lazaro Lea Leah Leander Leandro Leela Leif Leigh Leila Leilani Leina Leire Leland Lena Leni Lennart Lennox Lenora Leo Leon Leona Leonard
  Leonardo Leonel Leonhard Leonie Leopold Leopoldo Lerato Leroy Lesedi Lesego Leslie Lester Leszek Leticia Levi Lexi Leyla Liam Lianne Lidia Lieke
  Lien Liesel Lieselotte Ligia Lila Lilia Lilian Liliana Lillian Lilly Lily Lin Lina Linda Lindiwe Lindsay Lindsey Ling Linh Linnea Linus Lionel Lior
  Liora Lisa Lisbeth Lise Lisette Livia Liwei Liz Lizzie Ljubica Llewellyn Lloyd Logan Loic Lois Lola Lorena Lorenz Lorenzo Loreto Loretta Lori Lorna
  Lorraine Lothar Lotte Lottie Louis Louisa Louise Lourdes Loïc Luana Lubna Luca Lucas Lucia Luciana Luciano Lucie Lucien Lucille Lucinda Lucy Lucía
  Ludger Ludmila Ludovic Ludwig Luis Luisa Luise Luiz Luka Lukas Lukasz Luke Lulu Luna Lupita Lutfi Lutz Luuk Luz Lwazi Lydia Lyle Lynda Lynn László
  Léa Léo Léonie Maarten Mabel Maciej Mackenzie Macy Maddie Maddox Madeline Madelyn Madhav Madhuri Madison Mads Maeve Magali Magda Magdalena Maggie
  Magnus Mahalia Mahdi Mahesh Mahmoud Mahnoor Maike Mairead Maja Makayla Makoto Maksim Malachi Malcolm Malgorzata Malia Malik Maliyah Mallory Malte
  Mamadou Manami Mandla Manfred Manish Manoj Manon Mansi Manuel Manuela Mara Marc Marcel Marcela Marcelo Marcia Marcie Marco Marcos Marcus Mareike
  Marek Margaret Margareta Margarete Margarita Margit Margot Margrit Maria Mariah Mariam Marian Mariana Marianne Mariano Maribel Maribeth Marie
  Marieke Marija Mariko Marilyn Marina Mario Marion Marisol Marissa Marit Maritza Marius Marjorie Marko Markus Marleen Marlene Marlies Marlon Marquis
  Marsha Marta Martha Marthe Martin Martina Marvin Marwa Marwan Mary Maryam María Masako Masato Masha Masood Massimo Mateo Mateusz Mathias Mathieu
  Mathilda Matias Matilda Mats Matt Mattea Matteo Matthew Matthias Matthijs Mattias Maud Maureen Maurice Maurizio Mauro Mavis Maxim Maxime Maximilian
  Maximiliano Maximo Maxine Maxwell Maya Mayank Mayra Mayumi Małgorzata Mbali Mckenzie Meera Meg Megan Meghan Mehdi Mehmet Mehreen Mehwish Mei Meike
  Meinrad Mekdes Mel Melanie Melek Melike Melinda Melis Melissa Meltem Mercedes Meredith Merle Mert Meryem Meryl Meseret Mia Micah Michael Michaela
  Michał Micheal Michelle Michiko Midori Mieke Miguel Mikael Mikaela Mikayla Mike Mikhail Mikko Mila Milena Milica Millie Milo Miloš Min Mina Mindy
  Mineko Minh Minji Minna Mira Miranda Miriam Mirjam Mirko Miroslav Misaki Misha Mitch Mitchell Mitra Mitsuko Miu Miyu Moana Modou Mohamed Mohammad
  Mohammed Moira Molly Mona Monica Monika Monique Mordecai Morgan Moritz Morris Moses Moshe Mpho Muhammad Mukesh Mumtaz Muna Munira Murali Murat
  Muriel Musa Mustafa Mustapha Mwangi Myles Myra Myriam Myrna Nabil Nabila Nadeem Nadia Nadine Nadira Nadja Nadège Naima Najma Naledi Namrata Nancy
  Nandi Nandini Naoki Naoko Naomi Narges Naseem Nasir Nasrin Natalia Natalie Natasha Nate Nathalie Nathan Nathaniel Natsuki Naveen Navya Nayeli
  Nazanin Nazli Nazneen Ndidi Ned Neelam Neele Neha Neil Nele Nelly Nenad Nephi Nerea Nesrin Nestor Nevaeh Ngoc Ngozi Nguyet Nhan Nhi Nia Niamh
  Nicholas Nick Nico Nicola Nicolas Nicole Nicoleta Nicolás Nicolò Nidhi Niels Nigel Niina Nikhil Nikita Niklas Niko Nikola Nikolai Nikolaos Nikos
  Nilay Nils Nimrod Nina Nina-Marie Niraj Nirmala Nisha Nishant Nithya Nitin Niyati Njeri Nkechi Nkosana Nnamdi Nneka Noa Noah Noel Noelia Noelle
  Nokuthula Nolan Nomvula Nonso Noor Nora Norah Norbert Noreen Noriko Norma Norman Nour Nozomi Noémie Nuno Nur Nuria Nurul Nyah Oana Obinna Octavia
  Océane Odalys Odette Okechukwu Oksana Olaf Olamide Ole Oleg Oleksandr Oleksii Olena Olga Oliver Olivia Olu Oluwadamilare Oluwaseun Oluwatobi Omar
  Omari Omolara Onur Ophelia Oren Orhan Oriol Orla Orlaith Osagie Oscar Oskar Osman Otieno Otis Ottavia Ottilie Otto Oumar Owain Owen Oyelaran Pablo
  Padma Padraic Padraig Paige Pallavi Paloma Pam Pamela Panagiotis Pankaj Paolina Paolo Parisa Parth Parveen Pascale Patrice Patricia Patrick Patrik
  Patty Paul Paula Paulette Paulina Pauline Paulo Pavel Pawel Paweł Paxton Payal Paz Pedram Pedro Peggy Penelope Penny Percy Perla Pernille Perrine
  Petar Pete Peter Petra Petronella Petros Petteri Peyton Phil Philip Philipp Philippa Phillip Phoebe Phuong Phyllis Pia Pierre Pieter Pietro Pilar
  Ping Piotr Plamen Polly Pooja Poppy Prabha Prabhat Prachi Pradeep Prakash Pramod Pranav Prasad Prashant Pratik Praveen Preeti Prem Presley Preston
  Primož Prisca Priscilla Pritam Priti Priya Priyanka Purnima Qasim Qing Quan Quang Quentavious Quentin Quincy Quinn Quirin Quynh Rabia Rachel Rachid
  Radha Radhika Radoslav Raelynn Rafael Rafaela Raffaele Ragini Ragnar Raheem Rahel Rahim Rahma Rahul Raimund Raina Rainer Raisa Raj Rajan Rajat
  Rajesh Rajiv Rakesh Ralf Ralph Ramesh Rami Ramin Ramiro Ramon Ramona Ramy Randall Randy Rania Ranjit Raphael Raquel Rashad Rashid Rashida Rasmus
  Raul Ravi Rawan Rawiri Raymond Raymundo Rayna Razia Reagan Reba Rebecca Reem Reese Reggie Regina Rehan Reid Reiko Reina Reiner Reinhard Reinhold
  Reinier Remi Remy Renata Renate Renato Renaud Rene Renee René Reshma Reuben Reyna Reza Rhea Rhett Rhiannon Rhoda Rhonda Rhys Ricarda Ricardo Richard
  Rick Ricky Rigoberto Rika Rikke Riley Rina Rinat Risa Rishi Rita Ritika Ritu Roan Rob Robert Roberta Roberto Robin Rochelle Rocio Rocío Roderick
  Rodney Rodrigo Rogelio Roger Rohan Rohini Rohit Roland Rolf Romain Roman-Luca Romana Romy Ron Ronald Ronan Ronin Ronnie Ronny Rory Rosa Rosalie
  Rosalind Rosalía Rosamund Rosana Rosanna Rosario Rosaura Rosemarie Rosemary Roshni Rosie Ross Rowan Roxanne Roy Roza Ruairi Ruben Ruby Rudolf Rudy
  Rufus Rukmini Rumi Runa Rupert Rushil Russell Rustam Ruta Ruth Ruthie Ruxandra Ryan Ryder Ryker Rylan Rylee Ryo Ryota Rémi Rónán Rüdiger Saad Saanvi
  Sabina Sabine Sabrina Sachiko Sachin Sade Sadia Sadie Saeed Safiya Sagal Sagar Sahar Sahil Saida Saif Saira Sakshi Sakura Saleh Salim Salimata Sally
  Salma Salman Salome Salvador Sam Samantha Samara Sameer Sami Samina Samir Samira Samuel Samuele Sanaa Sandeep Sander Sandile Sandor Sandra Sangeeta
  Sanjana Sanjay Sanne Santiago Santino Saoirse Saori Sara Sara-Jane Sarah Saraswati Sarika Sarita Sarthak Sascha Sasha Sashi Saskia Satish Satoshi
  Satu Saul Saurabh Savanna Savita Sawyer Sayaka Scarlett Scott Sean Sebastian Sebastião Seble Seda Segun Seiji Sekou Selam Selena Selim Selin Selina
  Selma Selvi Semra Seo-yeon Serap Serena Serge Sergei Sergio Serhii Seth Seung Sevgi Seyi Shabnam Shae Shahid Shahnaz Shaila Shailesh Shaima Shakil
  Shakira Shalini Shalom Shamim Shane Shanelle Shania Shanice Shaniqua Shannon Shanta Shanthi Shaquille Sharad Shari Sharon Shaun Shauna Shawn Shawna
  Shayan Shayla Sheila Shelby Sheldon Shelley Shelly Sheng Shereen Sherri Sherry Sherwin Shigeru Shiloh Shilpa Shinji Shira Shirley Shiv Shivam
  Shivani Shobha Shoko Shota Shreya Shreyas Shruti Shu Shu-fen Shubham Shweta Shyam Sia Sibel Sibongile Sibylle Siddharth Siddhi Sidney Sidra
  Siegfried Sieglinde Siena Sienna Sigal Signe Sigrid Sigurd Silas Silke Silvia Silvio Simiso Simon Simone Simran Sinan Sindhu Sindre Sinéad Siobhan
  Sipho Siri Siân Sjoerd Skylar Skyler Slavica Sloane Slobodan Smita Sneha Sofia Sofie Sofía Solange Soledad Solomon Solveig Solène Somchai Sonal
  Songül Sonia Sonja Sonya Sophia Sophie Soraya Soren Soumya Soyeon Spencer Spyros Sreya Srinivas Sruthi Stacey Stacy Stan Stanislav Stanley Stefan
  Stefania Stefanie Stefano Steffen Stelios Stella Steph Stephan Stephanie Stephen Steve Steven Stewart Stig Stuart Subhash Sudha Sudhir Sue Suhani
  Sujata Sukanya Suleiman Sumaiya Suman Sumit Sunil Sunita Sunniva Supriya Suraj Suresh Susan Susana Susannah Susanne Sushant Sushil Sushma Susie
  Suzana Suzanne Suzie Sven Svenja Svetla Svetlana Swapna Swati Sybil Sybille Sydney Syed Sylvain Sylvia Sylvie Szymon Sándor Sönke Søren Tabea
  Tabitha Tadeo Tadesse Tadhg Tahir Taiwo Taj Takashi Takeshi Takumi Talal Talia Tamar Tamara Tamika Tammy Tamsin Tamás Tancredi Tania Tanisha Taniya
  Tanja Tanmay Tanner Tanvi Tanya Tapiwa Tara Tarek Tariku Tariq Taro Tarun Taryn Tasha Tatiana Tatjana Tatsuya Tatum Tavares Tawanda Tawny Tayla
  Taylor Teagan Ted Teemu Tejas Temitope Tendai Tenzin Teodora Terence Teresa Terje Terrell Terrence Terri Terry Tesfaye Tess Tessa Tetiana Tetsuya
  Thabiso Thabo Thaddeus Thainá Thalia Thandeka Thandi Thandiwe Thanh Thao Thekla Thelma Themba Theo Theodor Theodora Theodore Theresa Thiago Thibault
  Thierry Thijs Thilo Thomas Thomasina Thora Thorben Thorsten Thuan Thulani Thuy Tia Tiago Tiana Tianyi Tierney Tiffani Tiffany Tilda Tilly Tilman Tim
  Timo Timothy Timothée Timur Tina Tiril Tjark Tobi Tobias Toby Todd Tom Tomas Tomasz Tomiko Tommy Tomoko Tomoya Tomás Toni Tonje Tony Tonya Torben
  Tori Torsten Toshiko Tove Tracey Tracy Trang Travis Trayvon Tremaine Trent Trevor Trey Tricia Trina Trine Trinh Trisha Tristan Trond Troy Trudy
  Trung Truong Tsering Tuan Tucker Tulsi Tunde Turgut Tushar Tuva Tyler Tyra Tyree Tyrell Tyrese Tyrone Tyson Tzipora Uchenna Udo Ulf Ulla Ulrich
  Ulrike Uma Umar Umberto Umesh Urs Ursula Usha Usman Uta Ute Uwe Uzoma Vaibhav Vaishali Valentin Valentina Valentín Valeria Valerie Valeriu Valérie
  Vance Vandana Vanessa Varsha Varun Vasil Vasilis Vasudha Veena Veit Velma Venkat Vera Vera-Lynn Verena Vernon Veronica Veronika Vesna Vibha Vicente
  Vicki Vicky Victor Victoria Vidya Viet Vignesh Vijay Vikas Vikram Viktor Viktoria Viktoriya Ville Vilma Vinay Vince Vincent Vincenzo Vineet Vineeta
  Vinícius Viola Violeta Vipul Viraj Virginia Vishal Vishnu Vito Vittoria Viv Vivek Vivian Viviana Vladimir Vladislav Vlasta Volker Volkmar Vuong Vusi
  Wade Wahid Waleed Waleska Wallace Walter Waltraud Wambui Wanda Wanjiru Warda Warren Warsame Wassim Waylon Wayne Wei Wendell Wendy Wenjing Werner
  Wesley Whitney Wiebke Wieslaw Wiktor Wilbur Wilfred Wilfried Wilhelm Willa Willem Willi William Willie Wilma Winfried Winifred Winnie Winona Wiremu
  Wojciech Wolfgang Wolfram Wouter Wren Wyatt Xander Xavier Xenia Xiang Xiao Xiaoming Xiaoyu Ximena Xin Xinyi Xochitl Xuan Xóchitl Yaa Yadira Yael
  Yahya Yakubu Yamini Yan Yana Yanhong Yanis Yannick Yara Yaretzi Yaron Yaseen Yasemin Yash Yasir Yasmin Yasmine Yasuko Yaw Yelena Yesenia Yetunde
  Yewande Yifan Ying Yitzhak Ylva Yogesh Yohan Yohannes Yoko Yolanda Yolonda Yonas Yong Yoon Yosef Yoselin Yoshiko Youngjae Yousef Youssef Yu Yu-na
  Yuan Yue Yuka Yuki Yukiko Yuko Yulia Yulissa Yumi Yun Yuna Yunus Yuri Yurii Yusra Yusuf Yusuke Yuto Yuval Yves Yvette Yvonne Zach Zachary Zack
  Zahara Zaheer Zahir Zahra Zaid Zain Zainab Zaire Zak Zakaria Zander Zane Zara Zarina Zayden Zayn Zaynab Zbigniew Zdenka Zehra Zeke Zelal Zelda Zena
  Zenon Zev Zeynep Zhanna Zhen Zhi Zhiwei Zia Ziad Ziva Ziyi Zodwa Zoe Zoey Zofia Zola Zora Zoran Zsolt Zsófia Zuhal Zuri Zuzana Álvaro Åsa Åse Élodie
  Étienne Óscar Ömer Özge Özlem Ørjan Øystein Ümit Þórunn Čedomir İbrahim Łukasz Şule Žana Željko
`
    .trim()
    .split(/\s+/),
)
